/**
 * What one viewer knows, as the fold of its sightings: the same fold as play/course.py and play/observation.py, with the
 * same names, checked by the same golden files. Values never change; every step makes a new one.
 */
import { begun, movedAlone, type SoloMove } from './alone.ts';
import { chosen, called, leftCall, pilesDealt, recycled, type CallMove } from './calls.ts';
import { FoldError, type PublicState, type Round, type Seat, type TableMeld, acting, active, orderAfter, put, turnOf, without } from './public.ts';
import type {
  Action,
  Card,
  CardDiscarded,
  CardLaidOff,
  CardTaken,
  DealSeen,
  DiscardTakenBack,
  HiddenDrawSeen,
  MatchStarted,
  Meld,
  MeldLaidDown,
  OwnDrawSeen,
  RecycleSeen,
  RoundScored,
  RuleSet,
  Sighting,
  WentOut,
  CalledWrongly,
} from './wire.ts';

/**
 * What `viewer` (a seat's number, or null for a spectator) knows; `hand` is in the order in which the cards came;
 * `choice` is what the viewer has chosen for the call to come, where all play at once.
 */
export interface Observation {
  readonly viewer: number | null;
  readonly public: PublicState;
  readonly hand: readonly Card[];
  readonly choice: Action | null;
}

type Move =
  | CardTaken
  | OwnDrawSeen
  | HiddenDrawSeen
  | RecycleSeen
  | CardDiscarded
  | DiscardTakenBack
  | WentOut
  | CalledWrongly
  | MeldLaidDown
  | CardLaidOff
  | CallMove;


// --- the viewer -------------------------------------------------------------------------------------------------

/** What a viewer knows after the first event. */
export function firstObservation(viewer: number | null, started: MatchStarted): Observation {
  return { viewer, public: begin(started), hand: [], choice: null };
}

/** What the viewer knows after one more of its sightings. Throws FoldError where it cannot follow. */
export function after(observation: Observation, sighting: Sighting): Observation {
  const { viewer } = observation;
  const table = see(observation.public, sighting);
  const own = sighting.type === 'own_choice_seen' && sighting.seat === viewer;
  const choice = own ? sighting.action : observation.choice;
  const stands = viewer !== null && table.round?.calls?.chosen.includes(viewer);
  return { viewer, public: table, hand: handAfter(observation, sighting), choice: stands ? choice : null };
}

/** What a viewer knows after all its sightings, from the first on. */
export function fold(viewer: number | null, sightings: Iterable<Sighting>): Observation {
  let observation: Observation | null = null;
  for (const sighting of sightings) observation = next(observation, viewer, sighting);
  if (observation === null) throw new FoldError('nothing has been seen');
  return observation;
}

/** `after`, the first sighting included. */
export function next(before: Observation | null, viewer: number | null, sighting: Sighting): Observation {
  if (before) return after(before, sighting);
  if (sighting.type !== 'match_started') {
    throw new FoldError("the first sighting is that of the match's start");
  }
  return firstObservation(viewer, sighting);
}

function handAfter({ viewer, hand, public: table }: Observation, sighting: Sighting): readonly Card[] {
  switch (sighting.type) {
    case 'deal_seen':
      return sighting.hand;
    case 'own_draw_seen':
    case 'card_taken':
    case 'discard_taken_back':
      return sighting.seat === viewer ? [...hand, sighting.card] : hand;
    case 'card_discarded':
      return sighting.seat === viewer ? without(hand, sighting.card) : hand;
    case 'went_out':
      return sighting.seat === viewer && sighting.discard !== null ? without(hand, sighting.discard) : hand;
    case 'meld_laid_down':
      return sighting.seat === viewer ? sighting.meld.cards.reduce(without, hand) : hand;
    case 'card_laid_off':
      return sighting.seat === viewer ? without(hand, sighting.card) : hand;
    case 'draws_seen': {
      const took = sighting.taken.find((take) => take.seat === viewer)?.card;
      const came = sighting.own ?? took;
      return came ? [...hand, came] : hand;
    }
    case 'discards_settled': {
      const gone = sighting.discards.find((one) => one.seat === viewer)?.card;
      return gone ? without(hand, gone) : hand;
    }
    case 'seat_left': {
      const laidDown = table.round?.shown_hands.some(([seat]) => seat === viewer) ?? false;
      return sighting.seat === viewer && !laidDown ? [] : hand;
    }
    case 'round_scored':
    case 'match_end_seen':
      return [];
    default:
      return hand;
  }
}

// --- the table --------------------------------------------------------------------------------------------------

/** The table as the first event leaves it. */
export function begin(started: MatchStarted): PublicState {
  return {
    rules: started.rules,
    commitment: started.commitment,
    take_back: started.take_back,
    seats: started.seats.map((name) => newSeat(name)),
    seating: started.seats.map((_, seat) => seat),
    nonces: [],
    dealer: null,
    rounds_played: 0,
    round: null,
    solo: null,
    last_scored: null,
    suspended: false,
    ended: null,
    winners: [],
    tied: [],
    bonus: null,
    seq: 1,
  };
}

function newSeat(name: string, start = 0, missed = 0): Seat {
  const scores = Array<null>(missed).fill(null);
  return { name, start, total: start, scores, zero_rounds: 0, retired: false };
}

/** The table after one more sighting, whosever it is: what is private in it is not looked at. */
export function see(table: PublicState, sighting: Sighting): PublicState {
  return { ...seen(table, sighting), seq: table.seq + 1 };
}

function seen(table: PublicState, sighting: Sighting): PublicState {
  switch (sighting.type) {
    case 'nonce_added':
      return { ...table, nonces: [...table.nonces, sighting.nonce] };
    case 'seat_joined': {
      const joined = newSeat(sighting.name, sighting.start, table.rounds_played);
      return { ...table, seats: [...table.seats, joined], seating: [...table.seating, table.seats.length] };
    }
    case 'seat_renamed': {
      const renamed = { ...seatAt(table, sighting.seat), name: sighting.name };
      return { ...table, seats: put(table.seats, sighting.seat, renamed) };
    }
    case 'seating_changed': {
      const gone = table.seating.filter((seat) => !sighting.order.includes(seat));
      return { ...table, seating: [...sighting.order, ...gone] };
    }
    case 'seat_left': {
      const retired = { ...seatAt(table, sighting.seat), retired: true };
      return {
        ...table,
        seats: put(table.seats, sighting.seat, retired),
        round: table.round && left(table.round, sighting.seat),
        tied: table.tied.filter((seat) => seat !== sighting.seat),
      };
    }
    case 'deal_seen':
      return { ...table, round: dealt(table, sighting), dealer: sighting.dealer, last_scored: null };
    case 'round_scored':
      return scored(table, sighting);
    case 'piles_seen': {
      const solo = table.solo ? null : begun(sighting, table.rules, (size) => wildRank(table.rules, size));
      if (!solo) throw new FoldError('these piles cannot be dealt');
      return { ...table, solo };
    }
    case 'card_turned':
    case 'card_placed':
    case 'pile_discarded':
    case 'solo_undone':
    case 'solo_scored':
      return alone(table, sighting);
    case 'match_suspended':
      return { ...table, suspended: true };
    case 'match_resumed':
      return { ...table, suspended: false };
    case 'match_end_seen':
      return {
        ...table,
        ended: sighting.reason,
        winners: sighting.winners,
        round: null,
        suspended: false,
      };
    case 'match_started':
      throw new FoldError('a match starts once');
    default:
      if (table.round === null) throw new FoldError('no round is being played');
      return { ...table, round: moved(table.round, sighting) };
  }
}

function alone(table: PublicState, move: SoloMove): PublicState {
  const solo = table.solo && movedAlone(table.solo, move);
  if (!solo) throw new FoldError(`${move.type} cannot follow`);
  if (move.type !== 'solo_scored') return { ...table, solo };
  const seat = seatAt(table, 0);
  const scored = {
    ...seat,
    total: seat.total + move.score,
    scores: [move.score],
    zero_rounds: move.score ? 0 : 1,
  };
  return { ...table, solo, seats: put(table.seats, 0, scored), rounds_played: 1 };
}

function moved(round: Round, move: Move): Round {
  switch (move.type) {
    case 'own_draw_seen':
    case 'hidden_draw_seen':
      return {
        ...round,
        counts: put(round.counts, move.seat, round.counts[move.seat]! + 1),
        stock_count: round.stock_count - 1,
        phase: 'discard',
        taken: null,
        before_discard: null,
      };
    case 'card_taken':
      return {
        ...round,
        counts: put(round.counts, move.seat, round.counts[move.seat]! + 1),
        shown: put(round.shown, move.seat, [...round.shown[move.seat]!, move.card]),
        pile: round.pile.slice(0, -1),
        phase: 'discard',
        taken: move.card,
        before_discard: null,
      };
    case 'own_choice_seen':
    case 'hidden_choice_seen':
      return chosen(round, move.seat);
    case 'draws_seen':
    case 'discards_settled':
      return called(round, move);
    case 'recycle_seen':
      if (round.calls) return recycled(round, move.stock_count);
      return {
        ...round,
        pile: round.pile.slice(-1),
        stock_count: move.stock_count,
        recycles: round.recycles + 1,
        before_discard: null,
      };
    case 'card_discarded':
      return { ...turnOver(round, move.seat, move.card), before_discard: round };
    case 'discard_taken_back': {
      const before = round.before_discard;
      if (before === null) throw new FoldError('there is no discard to take back');
      // all have seen the card: it is known to be in that hand, as one taken from the pile is
      const shown = before.shown[move.seat]!;
      if (shown.includes(move.card)) return before;
      return { ...before, shown: put(before.shown, move.seat, [...shown, move.card]) };
    }
    case 'called_wrongly':
      return {
        ...round,
        shown: put(round.shown, move.seat, move.cards),
        penalties: put(round.penalties, move.seat, round.penalties[move.seat]! + move.penalty),
        before_discard: null,
      };
    case 'went_out': {
      const over = turnOver(round, move.seat, move.discard);
      const ended: Round = {
        ...over,
        // the cards it was known to hold lie on the table now, and must not be counted twice
        shown: put(over.shown, move.seat, []),
        shown_hands: [...round.shown_hands, [move.seat, move.arrangement]],
        table: [...round.table, ...move.arrangement.melds.map((meld) => lying(move.seat, meld, true))],
      };
      if (round.out !== null) return ended;
      const others = round.rules.out.last_turns ? orderAfter(round.order, move.seat).slice(0, -1) : [];
      return { ...ended, out: move.seat, last_turns: others, turn: others[0] ?? ended.turn };
    }
    case 'meld_laid_down': {
      const rest = less(round, move.seat, move.meld.cards);
      return { ...rest, table: [...round.table, lying(move.seat, move.meld, false)] };
    }
    case 'card_laid_off': {
      const there = round.table[move.onto];
      if (!there) throw new FoldError(`there is no meld ${move.onto}`);
      const added = [...there.added, [move.seat, move.card] as const];
      const rest = less(round, move.seat, [move.card]);
      return { ...rest, table: put(round.table, move.onto, { ...there, meld: move.meld, added }) };
    }
  }
}

function lying(seat: number, meld: Meld, in_hand: boolean): TableMeld {
  return { seat, laid: meld, meld, added: [], in_hand };
}

/** These cards have left the seat's hand for the table; of twins the one just taken from the pile goes first. */
function less(round: Round, seat: number, cards: readonly Card[]): Round {
  const shown = cards.reduce((left, card) => (left.includes(card) ? without(left, card) : left), round.shown[seat]!);
  return {
    ...round,
    counts: put(round.counts, seat, round.counts[seat]! - cards.length),
    shown: put(round.shown, seat, shown),
    taken: round.taken !== null && cards.includes(round.taken) ? null : round.taken,
  };
}

/** The discard lies on the pile and the turn passes on; with nobody left to play it stays where it is. */
function turnOver(round: Round, seat: number, discard: Card | null): Round {
  let { counts, shown, pile } = round;
  if (discard !== null) {
    counts = put(counts, seat, counts[seat]! - 1);
    pile = [...pile, discard];
    if (shown[seat]!.includes(discard)) shown = put(shown, seat, without(shown[seat]!, discard));
  }
  const last_turns = round.last_turns.slice(1);
  const turn = round.out === null ? orderAfter(round.order, seat)[0]! : (last_turns[0] ?? seat);
  return {
    ...round,
    counts,
    shown,
    pile,
    turn,
    phase: 'draw',
    taken: null,
    turns: put(round.turns, seat, round.turns[seat]! + 1),
    last_turns,
    before_discard: null,
  };
}

/** A leaver's turns are gone and its cards are under the stock, or stay on the table where it has laid them down. */
function left(round: Round, seat: number): Round {
  if (!round.order.includes(seat)) return round;
  const last_turns = round.last_turns.filter((other) => other !== seat);
  let { turn, phase, taken } = round;
  const calls = round.calls && leftCall(round, round.calls, seat);
  if (turn === seat && calls) turn = orderAfter(round.order, seat)[0]!;
  else if (turn === seat) {
    turn = round.out === null ? orderAfter(round.order, seat)[0]! : (last_turns[0] ?? seat);
    phase = 'draw';
    taken = null;
  }
  const melded = round.shown_hands.some(([other]) => other === seat);
  return {
    ...round,
    order: round.order.filter((other) => other !== seat),
    counts: melded ? round.counts : put(round.counts, seat, 0),
    shown: put(round.shown, seat, []),
    stock_count: round.stock_count + (melded ? 0 : round.counts[seat]!),
    turn,
    phase,
    taken,
    last_turns,
    before_discard: null,
    calls,
  };
}

function dealt(table: PublicState, deal: DealSeen): Round {
  const rules = deal.bonus ? bonusRound(table.rules) : table.rules;
  const hand_size = rules.rounds[deal.bonus ? 0 : deal.number];
  const first = deal.seats[0];
  if (hand_size === undefined || first === undefined) throw new FoldError('there is no such round');
  return {
    rules,
    number: deal.number,
    hand_size,
    wild: wildRank(rules, hand_size),
    dealer: deal.dealer,
    copies: deal.copies,
    order: deal.seats,
    counts: table.seats.map((_, seat) => (deal.seats.includes(seat) ? hand_size : 0)),
    shown: table.seats.map(() => []),
    pile: deal.upcard === null ? [] : [deal.upcard],
    stock_count: deal.stock_count,
    // where all play at once it is the caller's, who deals last
    turn: deal.upcard === null ? deal.seats.at(-1)! : first,
    phase: 'draw',
    taken: null,
    turns: table.seats.map(() => 0),
    penalties: table.seats.map(() => 0),
    out: null,
    last_turns: [],
    shown_hands: [],
    table: [],
    recycles: 0,
    before_discard: null,
    calls: deal.upcard === null ? pilesDealt(deal, table.seats.length) : null,
    bonus: deal.bonus ?? false,
  };
}

function scored(table: PublicState, scored: RoundScored): PublicState {
  if (scored.bonus) return { ...table, round: null, last_scored: scored, bonus: scored };
  const results = new Map(scored.results.map((result) => [result.seat, result]));
  const seats = table.seats.map((seat, number): Seat => {
    const result = results.get(number);
    if (!result) return { ...seat, scores: [...seat.scores, null] };
    const clean = result.arrangement.points + result.penalty === 0;
    return {
      ...seat,
      total: result.total,
      scores: [...seat.scores, result.score],
      zero_rounds: seat.zero_rounds + Number(clean),
    };
  });
  const after = { ...table, seats, round: null, last_scored: scored, rounds_played: table.rounds_played + 1 };
  return { ...after, tied: tied(after) };
}

/** The seats that share the lowest total after the last round, where a bonus round is to decide between them. */
function tied(table: PublicState): readonly number[] {
  const { match, rounds } = table.rules;
  const still = active(table);
  const total = (seat: number) => table.seats[seat]!.total;
  const reached = match.target !== null && still.some((seat) => total(seat) >= match.target!);
  if (match.tie !== 'bonus_round' || !(reached || table.rounds_played === rounds.length)) return [];
  const lowest = Math.min(...still.map(total));
  const found = still.filter((seat) => total(seat) === lowest);
  return found.length > 1 ? found : [];
}

/** The rules of a bonus round, which is its only round. */
export function bonusRound(rules: RuleSet): RuleSet {
  const { bonus_hand_size: size, bonus_wild } = rules.match;
  return {
    ...rules,
    rounds: [size === 'as_last_round' ? rules.rounds.at(-1)! : size],
    wild: bonus_wild === 'jokers_only' ? { ...rules.wild, rank: null } : rules.wild,
  };
}

/** The wild rank of a round with this hand size: 14 is the aces, 15 the twos; null where no rank is wild. */
export function wildRank(rules: RuleSet, handSize: number): number | null {
  if (rules.wild.rank === null) return null;
  return handSize <= 13 ? handSize : handSize - 13;
}

function seatAt(table: PublicState, seat: number): Seat {
  const found = table.seats[seat];
  if (!found) throw new FoldError(`there is no seat ${seat}`);
  return found;
}

// --- questions that pages ask ------------------------------------------------------------------------------------

/** The viewer's seat can act: it is on turn, or the call to come is for it. */
export function toAct({ viewer, public: table }: Observation): boolean {
  if (viewer === null || table.suspended) return false;
  return table.round ? acting(table.round).includes(viewer) : turnOf(table) === viewer;
}

/** The card that came to the viewer's hand in this turn; null when it is not to discard. */
export function drawn(observation: Observation): Card | null {
  const discards = toAct(observation) && observation.public.round?.phase === 'discard';
  return discards && !hasLaid(observation) ? (observation.hand.at(-1) ?? null) : null;
}

/** The viewer has begun to lay cards on the table. */
function hasLaid({ viewer, public: table }: Observation): boolean {
  return (
    table.round?.table.some((one) => (one.seat === viewer && !one.in_hand) || one.added.some(([seat]) => seat === viewer)) ?? false
  );
}

/** The viewer may lay melds down and put cards on those of the table: its last turn, after its draw. */
export function mayLay(observation: Observation): boolean {
  const { rules, round } = observation.public;
  return rules.out.lay_off === 'redemption' && toAct(observation) && round?.phase === 'discard' && round.out !== null;
}

/** The viewer's own discard can be taken back now. */
export function canTakeBack({ viewer, public: table }: Observation): boolean {
  const before = table.round?.before_discard;
  return table.take_back && !table.suspended && before != null && before.turn === viewer;
}
