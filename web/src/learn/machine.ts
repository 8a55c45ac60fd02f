/**
 * The first round as a lesson: fixed cards, one thing to do at a time, every attempt answered. Threes are wild, as in any
 * round of three cards. Nothing is random and nothing is sent anywhere.
 */
import type { Card } from '../lib/wire.ts';

export const STEPS = [
  'welcome',
  'draw',
  'throw',
  'other',
  'take',
  'throw-again',
  'other-again',
  'draw-wild',
  'meld',
  'out',
  'last-turn',
  'score',
] as const;
export type StepName = (typeof STEPS)[number];

/** What the learner is to do: press "go on", a pile, choose cards, lay one on the pile, meld three, go out. */
export type Task = 'next' | 'stock' | 'pile' | 'discard' | 'meld' | 'out' | 'end';

export const TASKS: Record<StepName, Task> = {
  welcome: 'next',
  draw: 'stock',
  throw: 'discard',
  other: 'next',
  take: 'pile',
  'throw-again': 'discard',
  'other-again': 'next',
  'draw-wild': 'stock',
  meld: 'meld',
  out: 'out',
  'last-turn': 'next',
  score: 'end',
};

export type Move =
  | { do: 'next' }
  | { do: 'draw' }
  | { do: 'take' }
  | { do: 'choose'; card: Card }
  | { do: 'discard' }
  | { do: 'meld' }
  | { do: 'out' }
  | { do: 'again' };

/** Why an attempt did not do; each has a sentence. */
export type Nudge =
  | 'read-on'
  | 'use-stock'
  | 'use-pile'
  | 'draw-first'
  | 'drawn-already'
  | 'choose-one'
  | 'keep-pair'
  | 'keep-melding'
  | 'choose-three'
  | 'no-meld'
  | 'use-wild'
  | 'meld-first'
  | 'go-out';

export interface Lesson {
  step: StepName;
  hand: readonly Card[];
  chosen: readonly Card[];
  meld: readonly Card[];
  stock: readonly Card[];
  pile: readonly Card[];
  /** The other seat's hand, shown at the end. */
  other: readonly Card[];
  otherCount: number;
  drawn: Card | null;
  nudge: Nudge | null;
}

const WILD: Card = '3d';
const RUN_START: Card = '7h';
const PAIR: Card = '8h';
const TAKEN: Card = '8s';

export const START: Lesson = {
  step: 'welcome',
  hand: [RUN_START, PAIR, 'Kc'],
  chosen: [],
  meld: [],
  stock: ['Qs', '5c', '6s', WILD, 'Jd'],
  pile: ['2d'],
  other: ['Td', '9c', '4s'],
  otherCount: 3,
  drawn: null,
  nudge: null,
};

/** The lesson after a move. What does not fit the step changes nothing, and says why. */
export function after(lesson: Lesson, move: Move): Lesson {
  const task = TASKS[lesson.step];
  const nudged = (nudge: Nudge): Lesson => ({ ...lesson, nudge });
  switch (move.do) {
    case 'again':
      return START;
    case 'next':
      return task === 'next' ? passed(lesson) : nudged(asked(task));
    case 'choose':
      return chosen(lesson, move.card);
    case 'draw':
      if (task === 'stock') return drawn(lesson);
      return nudged(task === 'pile' ? 'use-pile' : task === 'next' ? 'read-on' : 'drawn-already');
    case 'take':
      // the pile is also where a discard goes
      if (task === 'discard') return discarded(lesson);
      if (task === 'pile') return taken(lesson);
      return nudged(task === 'stock' ? 'use-stock' : task === 'next' ? 'read-on' : asked(task));
    case 'discard':
      if (task === 'discard') return discarded(lesson);
      return nudged(task === 'stock' || task === 'pile' ? 'draw-first' : asked(task));
    case 'meld':
      return task === 'meld' ? melded(lesson) : nudged(asked(task));
    case 'out':
      return task === 'out' ? wentOut(lesson) : nudged(task === 'meld' ? 'meld-first' : asked(task));
  }
}

/** What to say to somebody who did something else. */
function asked(task: Task): Nudge {
  switch (task) {
    case 'stock':
      return 'use-stock';
    case 'pile':
      return 'use-pile';
    case 'discard':
      return 'choose-one';
    case 'meld':
      return 'choose-three';
    case 'out':
      return 'go-out';
    default:
      return 'read-on';
  }
}

function onward(lesson: Lesson, changes: Partial<Lesson>): Lesson {
  const step = STEPS[STEPS.indexOf(lesson.step) + 1] ?? lesson.step;
  return { ...lesson, chosen: [], drawn: null, nudge: null, ...changes, step };
}

function passed(lesson: Lesson): Lesson {
  if (lesson.step !== 'last-turn') return onward(lesson, {});
  // the other seat draws the jack and throws the ten
  return onward(lesson, {
    stock: lesson.stock.slice(1),
    pile: [...lesson.pile, 'Td'],
    other: ['9c', '4s', ...lesson.stock.slice(0, 1)],
  });
}

function drawn(lesson: Lesson): Lesson {
  const [card, ...stock] = lesson.stock;
  if (!card) return lesson;
  return onward(lesson, { stock, hand: [...lesson.hand, card], drawn: card });
}

function taken(lesson: Lesson): Lesson {
  const card = lesson.pile.at(-1);
  if (!card) return lesson;
  return onward(lesson, { pile: lesson.pile.slice(0, -1), hand: [...lesson.hand, card], drawn: card });
}

function chosen(lesson: Lesson, card: Card): Lesson {
  const task = TASKS[lesson.step];
  if (lesson.chosen.includes(card)) {
    return { ...lesson, chosen: lesson.chosen.filter((one) => one !== card), nudge: null };
  }
  if (task === 'meld') return { ...lesson, chosen: [...lesson.chosen, card], nudge: null };
  if (task === 'discard') return { ...lesson, chosen: [card], nudge: null };
  return { ...lesson, nudge: asked(task) };
}

function discarded(lesson: Lesson): Lesson {
  const [card] = lesson.chosen;
  if (!card) return { ...lesson, nudge: 'choose-one' };
  if (card === RUN_START || card === PAIR) return { ...lesson, nudge: 'keep-pair' };
  if (card === TAKEN) return { ...lesson, nudge: 'keep-melding' };
  const hand = lesson.hand.filter((one) => one !== card);
  // the other seat plays at once: draws, and throws the card that the next step is about
  const theirs: Card = lesson.step === 'throw' ? TAKEN : '4c';
  return onward(lesson, { hand, stock: lesson.stock.slice(1), pile: [...lesson.pile, card, theirs] });
}

function melded(lesson: Lesson): Lesson {
  const cards = lesson.chosen;
  if (cards.length !== 3) return { ...lesson, nudge: 'choose-three' };
  if (!cards.includes(WILD)) return { ...lesson, nudge: 'use-wild' };
  const naturals = cards.filter((card) => card !== WILD);
  const set = naturals.every((card) => card[0] === '8');
  const run = naturals.includes(RUN_START) && naturals.includes(PAIR);
  if (!set && !run) return { ...lesson, nudge: 'no-meld' };
  const meld = run ? [RUN_START, PAIR, WILD] : [...naturals, WILD];
  return onward(lesson, { meld, hand: lesson.hand.filter((card) => !cards.includes(card)) });
}

function wentOut(lesson: Lesson): Lesson {
  return onward(lesson, { pile: [...lesson.pile, ...lesson.hand], hand: [] });
}

/** What a card left over costs in the lesson: its number, ten for court cards. */
export function cost(card: Card): number {
  const rank = 'A23456789TJQK'.indexOf(card[0] ?? '') + 1;
  return Math.min(rank, 10);
}
