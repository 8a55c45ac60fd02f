/** What is asked, hinted and refused, in words. */
import { i18n, t } from '../lib/i18n.svelte.ts';
import { meldCards } from '../lib/cards.ts';
import type { TableMeld } from '../lib/public.ts';
import { NO_ANSWER } from '../lib/socket.ts';
import type { Card, Hint, Refused } from '../lib/wire.ts';
import { toldCall } from '../lib/told-calls.ts';
import { faceText, listed } from './names.ts';
import type { Play } from './play.svelte.ts';

/** What the person is asked to do, or whom all wait for. */
export function promptOf(play: Play): string {
  const { round, names, myTurn, mayTakeBack, mayCallOut, mayLay, outs, top } = play;
  if (!round) return '';
  if (play.calls) return callPrompt(play);
  const { out } = round;
  if (!myTurn) {
    const waiting = t('terminal-waiting', { name: names[round.turn] ?? '' });
    return mayTakeBack ? `${waiting} ${t('terminal-may-take-back')}` : waiting;
  }
  if (round.phase === 'draw') {
    // the last turn in a sentence of its own: on a phone there are two lines, and a link to the rule beside them
    if (out !== null) {
      const name = names[out] ?? '';
      return top ? t('table-last-draw', { name, card: faceText(top) }) : t('table-last-draw-only', { name });
    }
    return top ? t('terminal-to-draw', { card: faceText(top) }) : t('terminal-to-draw-only');
  }
  if (outs.length) {
    const cards = outs.filter((card) => card !== null).map(faceText);
    return cards.length ? t('terminal-can-go-out', { cards: listed(cards) }) : t('terminal-can-go-out-now');
  }
  if (mayLay) return t('laying-to-do');
  if (mayCallOut) return t('terminal-to-discard-or-call');
  return t(out === null ? 'terminal-to-discard' : 'table-last-discard');
}

/** Where all play at once: what to choose, what one has chosen, or whom the call waits for. */
function callPrompt({ round, names, myTurn, outs, top, choice, right, viewer, awaited }: Play): string {
  const waiting = t('calls-waiting', { count: awaited.length, names: listed(awaited.map((seat) => names[seat] ?? '')) });
  if (!myTurn) return viewer !== null && round?.order.includes(viewer) ? `${t('calls-is-out')} ${waiting}` : waiting;
  if (choice) {
    const sayer = { names: (seat: number) => names[seat] ?? '', face: faceText, viewer };
    const mine = toldCall({ type: 'own_choice_seen', seat: viewer ?? 0, action: choice }, sayer);
    return awaited.length ? t('calls-may-change', { choice: mine }) : `${mine} ${waiting}`;
  }
  let rest: string;
  if (round?.phase === 'draw') {
    rest = top ? t('calls-to-draw', { name: names[right ?? 0] ?? '', card: faceText(top) }) : t('calls-to-draw-only');
  } else if (outs.length) {
    const cards = outs.filter((card) => card !== null).map(faceText);
    rest = cards.length ? t('terminal-can-go-out', { cards: listed(cards) }) : t('terminal-can-go-out-now');
  } else rest = t('calls-to-discard');
  return round?.out === null ? rest : t('calls-last', { rest });
}

/** The rule behind what is asked, where that is not the same in every turn. */
export function ruleOf({ round, myTurn, outs }: Play): string | null {
  if (!round || !myTurn) return null;
  return round.out !== null ? 'out.last_turns' : outs.length ? 'go-out' : null;
}

/** What the look-ahead bot would do, and why. */
export function hintText({ action, points_now: now, points_then }: Hint, top: Card | null, table: readonly TableMeld[] = []): string {
  const then = Math.round(points_then);
  switch (action.type) {
    case 'take':
      return t(then < now ? 'terminal-hint-take' : 'terminal-hint-take-chance', { now, then, card: top ? faceText(top) : '' });
    case 'draw':
      return t('terminal-hint-draw-only');
    case 'discard':
      return t(then <= now ? 'terminal-hint-discard' : 'terminal-hint-discard-chance', { now, then, card: faceText(action.card) });
    case 'lay_off': {
      const meld = table[action.onto]?.meld;
      return t('laying-hint', { then, card: faceText(action.card), meld: meld ? meldCards(meld, faceText, faceText) : '' });
    }
    case 'go_out':
      if (!action.discard) return t('terminal-hint-out');
      return t('terminal-hint-out-with', { card: faceText(action.discard), points: then });
    default:
      return '';
  }
}

/** The sentence for a refusal, in the language on the screen. */
export function refusalText(refused: Refused): string {
  if (refused.code === NO_ANSWER) return t('table-no-answer');
  const id = `refusal-${refused.code}`;
  const args = Object.fromEntries(
    Object.entries(refused.args).map(([name, value]) => [name, name === 'card' ? faceText(value as Card) : value]),
  );
  return i18n.has(id) ? t(id, args) : refused.sentence;
}
