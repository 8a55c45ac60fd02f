// Made by `python3 dev.py golden` from the types in src/threethirteen/protocol. Do not change it here.

export type RankLetter = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
export type SuitLetter = 's' | 'h' | 'd' | 'c' | '*';
/** A face, as in files: never translated. */
export type Card = `${RankLetter}${SuitLetter}` | 'JK';
/** What a wild stands for: a rank, and a suit where it matters. */
export type Place = RankLetter | `${RankLetter}${SuitLetter}`;

export const PROTOCOL_VERSION = 1;
export const REACTIONS = ['well_done', 'ouch', 'thanks', 'hurry', 'good_game', 'hello'] as const;

/** The first message: which table, whose seat (a secret token; None watches), and what has been seen already. */
export interface Hello {
  type: 'hello';
  code: string;
  token?: string | null;
  last_seq?: number;
  version?: number;
}

/** Is the line still open? */
export interface Ping {
  type: 'ping';
}

/** A seat's action in its turn, decided when event `last_seq` was the last one seen. */
export interface Act {
  type: 'act';
  id: string;
  last_seq: number;
  action: Action;
}

/** Draw the top card of the stock. */
export interface Draw {
  type: 'draw';
}

/** Take the top card of the discard pile. */
export interface Take {
  type: 'take';
}

/** Lay a card on the discard pile and end the turn. */
export interface Discard {
  type: 'discard';
  card: Card;
}

/** Go out (or knock) with this discard; without one where all cards are melded and the rules do not ask for it. */
export interface GoOut {
  type: 'go_out';
  discard: Card | null;
}

/** Say that one is out, with this discard (None: it needs none), at a table where nobody checks before the call (`out.wrong_call`). */
export interface CallOut {
  type: 'call_out';
  discard: Card | null;
}

/** Take one's own last discard back, before the next seat has acted, at a table that allows it. */
export interface TakeBack {
  type: 'take_back';
}

/** Lay these cards, which make one meld, on the table (`out.lay_off`); their order does not matter. */
export interface LayDown {
  type: 'lay_down';
  cards: readonly Card[];
}

/** Put a card on the meld of this number in `Round.table` (`out.lay_off`). `end` names the end of a run; without it the card goes above the last card where it fits, else below the first. */
export interface LayOff {
  type: 'lay_off';
  card: Card;
  onto: number;
  end?: RunEnd | null;
}

/** The end of a run that a card is put at: below its first card, or above its last. */
export type RunEnd = 'first' | 'last';

/** Playing alone: add the card drawn to this pile (its place in `rules.rounds`). */
export interface PlaceOn {
  type: 'place_on';
  pile: number;
}

/** Playing alone: take the last step back, if it revealed nothing. */
export interface Undo {
  type: 'undo';
}

/** Playing alone, with the stock gone: have it scored. */
export interface Finish {
  type: 'finish';
}

/** This browser's own random bytes (hex), for all deals to come. */
export interface AddNonce {
  type: 'add_nonce';
  id: string;
  nonce: string;
}

/** Sit down: in a new seat, or where `seat` names one in a bot's place. The ack brings the token. Within a round both have to wait until it is scored: the ack's `seat` is None then, the asker watches on without seeing any hand, and a `welcome` with the seat follows at the end of the round. Where a bot's seat is one no longer by then, a new seat is what comes, and where there is none, a `refused` without id (`table-full`). In the last round it is refused (`last-round`). Before the first deal and between rounds it is done at once: the ack names the seat and a `welcome` follows. The id must be one that nobody can guess: who repeats it is told the token. */
export interface Sit {
  type: 'sit';
  id: string;
  name: string;
  seat?: number | null;
}

/** Give the seat up for good. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Go on from the round's summary (or, the host, from the first wait: deal). */
export interface Continue {
  type: 'continue';
  id: string;
}

/** End auto-play. */
export interface ImBack {
  type: 'im_back';
  id: string;
}

/** The caller's button, where all play at once: whoever has not chosen has a few seconds more. It is the host's where the caller is a bot or not here. */
export interface CallNow {
  type: 'call_now';
  id: string;
}

/** The seat's own order of its cards, kept for reloads and other devices; a gap (None) parts groups. */
export interface KeepOrder {
  type: 'keep_order';
  id: string;
  cards: readonly (Card | null)[];
}

/** Put the hand in order: as the cheapest arrangement lays it, by rank, or by suit. */
export interface Arrange {
  type: 'arrange';
  id: string;
  by: 'melds' | 'rank' | 'suit';
}

/** A line of chat, or a quick reaction; neither where `chat` is off. */
export interface Say {
  type: 'say';
  id: string;
  text?: string;
  reaction?: string;
}

/** What would the look-ahead bot do here? Answered in the ack; one at a time for a seat (`hint-busy`). */
export interface AskHint {
  type: 'ask_hint';
  id: string;
}

/** Host: a bot in a new seat, or in a seat of somebody absent (`seat`). */
export interface AddBot {
  type: 'add_bot';
  id: string;
  bot: string;
  seat?: number | null;
}

/** Host: take a seat out of the match. */
export interface Remove {
  type: 'remove';
  id: string;
  seat: number;
}

/** Host: between rounds, the order round the table. */
export interface Reseat {
  type: 'reseat';
  id: string;
  order: readonly number[];
}

/** A new secret token for a seat: one's own (another device), or the host for somebody who lost the browser. The ack brings it. One's own old one is void as soon as a `hello` comes with the new one, another's is at once. */
export interface NewLink {
  type: 'new_link';
  id: string;
  seat: number;
}

/** Host: somebody else is host now. */
export interface HandOver {
  type: 'hand_over';
  id: string;
  seat: number;
}

/** Host: other settings from now on. */
export interface Change {
  type: 'change';
  id: string;
  settings: TableSettings;
}

/** What the host agrees on besides the rules. `chat` False is for children's tables: no quick reactions either. A `public` table always has a clock. `pace` is seconds a bot takes for a step, `summary` seconds that a round's summary waits for everybody (0: until all have gone on). `beat` is the time for a choice where all play at once, in seconds: when it is over the call is made (0: by everybody's choice or the caller only). */
export interface TableSettings {
  public: boolean;
  chat: boolean;
  hints: boolean;
  take_back: boolean;
  clock: Clock | null;
  pace: number;
  grace: number;
  summary: number;
  beat: number;
  join: JoinRule;
  join_number: number;
}

/** A turn's time in seconds, and a bank for the whole match that is drawn on when it is over. */
export interface Clock {
  turn: number;
  bank: number;
}

/** The total with which a late joiner starts. */
export type JoinRule = 'average' | 'highest' | 'number';

/** Host: put the match aside; the secret stays secret. */
export interface Suspend {
  type: 'suspend';
  id: string;
}

/** Host: go on with a match put aside. */
export interface Resume {
  type: 'resume';
  id: string;
}

/** Host: end the match for all and for good; `confirm` must be the table's code. */
export interface End {
  type: 'end';
  id: string;
  confirm: string;
}

/** The answer to `hello`: who one is here, the table, and what one has not seen yet. `reset` says that the sightings begin with the first: what the client had folded before does not count. `hand` is the seat's own hand in the order it was kept. */
export interface Welcome {
  type: 'welcome';
  match: string;
  viewer: number | null;
  table: TableInfo;
  seen: readonly Seen[];
  reset: boolean;
  hand: HandRead | null;
  said: readonly Said[];
  version: number;
}

/** A table as everybody at it sees it, besides its match. */
export interface TableInfo {
  code: string;
  host: number | null;
  seats: readonly SeatInfo[];
  settings: TableSettings;
  watchers: number;
  confirmed: readonly number[];
  countdown: Countdown | null;
  lan: boolean;
  waiting: readonly string[];
}

/** A seat besides its score. `auto` is a person's seat on auto-play after two time-outs in a row. */
export interface SeatInfo {
  kind: SeatKind;
  bot: string | null;
  presence: Presence;
  auto: boolean;
}

/** Who plays in a seat. */
export type SeatKind = 'bot' | 'person';

/** A person's seat: at the table, just gone, or gone so long that a bot plays on. */
export type Presence = 'away' | 'bot_plays' | 'here';

/** Something will happen in so many seconds from when this was sent. `draw` and `discard` are the call to come, `call` the one that is about to be made: all have chosen, or the caller has asked for it. */
export interface Countdown {
  what: 'bank' | 'call' | 'discard' | 'draw' | 'grace' | 'next_round' | 'turn';
  seconds: number;
  seat: number | null;
}

/** A numbered sighting. Numbers are the events' own and without gaps: a gap means something was missed. */
export interface Seen {
  seq: number;
  sighting: Sighting;
  by: By;
  at: string | null;
}

/** A table stands: the rules, the seats so far, and the SHA-256 (hex) of the secret that all deals come from. */
export interface MatchStarted {
  type: 'match_started';
  rules: RuleSet;
  commitment: string;
  seats: readonly string[];
  take_back: boolean;
}

/** Every option's value. The defaults are the game of pagat and about.com, called `standard` here. A rule set built by hand may contradict itself; those from `preset`, `with_house_rules` and `rules_from_json` are checked (`rules.validation`). */
export interface RuleSet {
  players: Range;
  deck: DeckRules;
  rounds: readonly number[];
  wild: WildRules;
  meld: MeldRules;
  draw: DrawRules;
  out: OutRules;
  score: ScoreRules;
  match: MatchRules;
  play: Play;
}

/** Both ends are part of it. */
export type Range = readonly [number, number];

/** What is shuffled: `copies` decks of the first `suits` suits, these `ranks`, and so many jokers each. */
export interface DeckRules {
  suits: number;
  ranks: Range;
  copies: number | 'by_players';
  jokers: number;
}

/** Which cards are wild and how many a meld bears. `all_wild` melds are exempt from the three limits. */
export interface WildRules {
  rank: WildRank | null;
  all_wild: boolean;
  max_per_meld: number | null;
  min_naturals: number;
  max_share: MaxShare | null;
  own_place: OwnPlace;
  adjacent: boolean;
}

/** Which rank is wild in a round. */
export type WildRank = 'follows';

/** The greatest share of a meld that its wilds may make up. */
export type MaxShare = 'fewer_than_naturals' | 'half';

/** What a card of the wild rank is when it stands at its own rank (set) or its own rank and suit (run). */
export type OwnPlace = 'always_wild' | 'natural';

/** What makes a set or a run. */
export interface MeldRules {
  ace: AcePlace;
  same_card_twice_in_set: boolean;
  mixed_suit_runs: boolean;
}

/** Where an ace may stand in a run. */
export type AcePlace = 'around_the_corner' | 'high_or_low' | 'low';

/** Drawing, and how a round ends for want of cards or of progress. */
export interface DrawRules {
  return_taken_card: boolean;
  stock_empty: StockEmpty;
  max_laps: number | null;
}

/** What happens when the stock is used up. */
export type StockEmpty = 'end_round' | 'reshuffle';

/** Going out and what follows it. */
export interface OutRules {
  discard: FinalDiscard;
  knock_at_most: number;
  first_turn: boolean;
  last_turns: number;
  lay_off: LayingOff | null;
  jokers_away: boolean;
  wrong_call: number | 'prevented';
}

/** Whether going out needs a discard. */
export type FinalDiscard = 'compulsory' | 'optional';

/** Whether cards may be put on melds that others have on the table. */
export type LayingOff = 'redemption';

/** Points of a card left over, and what is added or doubled. `court` is jack, queen, king. */
export interface ScoreRules {
  ace: number;
  court: readonly [number, number, number];
  wild: number | 'face_value';
  joker: number;
  double_rounds: readonly number[];
  out_bonus: number;
}

/** Who wins and when the match stops. */
export interface MatchRules {
  tie: Tie;
  bonus_hand_size: number | 'as_last_round';
  bonus_wild: BonusWild;
  target: number | null;
}

/** Who wins when the lowest totals are equal. */
export type Tie = 'bonus_round' | 'most_zero_rounds' | 'shared';

/** What is wild in a bonus round. */
export type BonusWild = 'follows' | 'jokers_only';

/** Turn by turn, all at once on a call, or alone. */
export type Play = 'simultaneous' | 'solo' | 'turns';

/** A participant's own random bytes (hex); they count from the next deal on. */
export interface NonceAdded {
  type: 'nonce_added';
  nonce: string;
}

/** A new seat, at the right of the first one round the table, with the total it starts from. */
export interface SeatJoined {
  type: 'seat_joined';
  seat: number;
  name: string;
  start: number;
}

/** Somebody else plays on from here: a friend in a bot's seat, a bot in a friend's. */
export interface SeatRenamed {
  type: 'seat_renamed';
  seat: number;
  name: string;
}

/** From the next deal on the seats still in are in this order round the table. */
export interface SeatingChanged {
  type: 'seating_changed';
  order: readonly number[];
}

/** A seat is retired for good; the hand it held goes under the stock unseen. */
export interface SeatLeft {
  type: 'seat_left';
  seat: number;
}

/** A seat took the top card of the discard pile. */
export interface CardTaken {
  type: 'card_taken';
  seat: number;
  card: Card;
}

/** A seat laid a card on the discard pile; its turn is over. */
export interface CardDiscarded {
  type: 'card_discarded';
  seat: number;
  card: Card;
}

/** A seat took its last discard back into its hand; its turn goes on. */
export interface DiscardTakenBack {
  type: 'discard_taken_back';
  seat: number;
  card: Card;
}

/** A seat showed its hand and laid off its discard (None: it needed none); its turn is over. */
export interface WentOut {
  type: 'went_out';
  seat: number;
  discard: Card | null;
  arrangement: Arrangement;
}

/** Cards parted into melds and deadwood; `points` is what the deadwood costs. */
export interface Arrangement {
  melds: readonly Meld[];
  deadwood: readonly Card[];
  points: number;
}

/** A set or a run. `stands_for` is parallel to `cards`: the place of a card used as wild, None for a natural. A run is written from its first place to its last; the order within a set means nothing. */
export interface Meld {
  kind: MeldKind;
  cards: readonly Card[];
  stands_for: readonly (Place | null)[];
}

/** A set is of one rank; a run is of consecutive ranks of one suit (of any suits under `mixed_suit_runs`). */
export type MeldKind = 'run' | 'set';

/** A seat called that it was out with this discard, and was not: all have seen its cards, which go back into its hand; its turn goes on, and the penalty is charged when the round is scored. */
export interface CalledWrongly {
  type: 'called_wrongly';
  seat: number;
  discard: Card | null;
  cards: readonly Card[];
  penalty: number;
}

/** A seat laid a meld of its own on the table in its last turn. */
export interface MeldLaidDown {
  type: 'meld_laid_down';
  seat: number;
  meld: Meld;
}

/** A seat put a card on the meld numbered `onto` of those on the table; `meld` is that meld with it. `end` is the end of a run it lies at, None on a set. */
export interface CardLaidOff {
  type: 'card_laid_off';
  seat: number;
  card: Card;
  onto: number;
  meld: Meld;
  end?: RunEnd | null;
}

/** A discard call: every seat it was for laid a card on its own pile at once, in the order of play. */
export interface DiscardsSettled {
  type: 'discards_settled';
  discards: readonly SettledDiscard[];
}

/** What one seat did at a discard call: the card it laid on its own pile (None: it needed none, going out), and the hand it showed where it went out with it. */
export interface SettledDiscard {
  seat: number;
  card: Card | null;
  arrangement: Arrangement | null;
}

/** All hands shown and scored, in the order of play. `also_out` went out at the same call as `out`. A `bonus` round changes no total. */
export interface RoundScored {
  type: 'round_scored';
  number: number;
  ending: RoundEnding;
  out: number | null;
  results: readonly SeatResult[];
  also_out?: readonly number[];
  bonus?: boolean;
}

/** Why a round ended. */
export type RoundEnding = 'max_laps' | 'out' | 'stock_empty';

/** One hand at the scoring: score = (deadwood points + penalty) × factor + bonus; `total` includes it. `laid_off` are cards it put on melds of the table; those are in no arrangement. Nor are the `jokers_away`, the jokers of the hand that went to the melds of others (`out.jokers_away`). */
export interface SeatResult {
  seat: number;
  arrangement: Arrangement;
  penalty: number;
  factor: number;
  bonus: number;
  score: number;
  total: number;
  laid_off?: readonly Card[];
  jokers_away?: number;
}

/** Playing alone: the top card of the stock was drawn, face up. */
export interface CardTurned {
  type: 'card_turned';
  seat: number;
  card: Card;
}

/** Playing alone: the card drawn was added to a pile, which lies so now. */
export interface CardPlaced {
  type: 'card_placed';
  seat: number;
  pile: number;
  card: Card;
  arrangement: Arrangement;
}

/** Playing alone: a card of the pile was thrown away for good. It lies so now; without deadwood it is closed. */
export interface PileDiscarded {
  type: 'pile_discarded';
  seat: number;
  pile: number;
  card: Card;
  arrangement: Arrangement;
}

/** Playing alone: the last step was taken back; all is as it was before it. */
export interface SoloUndone {
  type: 'solo_undone';
  seat: number;
}

/** Playing alone: it is over. `piles` is what each pile scores, `score` their sum. */
export interface SoloScored {
  type: 'solo_scored';
  won: boolean;
  piles: readonly number[];
  score: number;
}

/** Nothing happens until the match is resumed; the secret stays secret. */
export interface MatchSuspended {
  type: 'match_suspended';
}

/** A suspended match goes on. */
export interface MatchResumed {
  type: 'match_resumed';
}

/** A deal to one who plays alone: a face-up pile for every hand size, as it lies best, and the stock's count. */
export interface PilesSeen {
  type: 'piles_seen';
  copies: number;
  piles: readonly (readonly Card[])[];
  arranged: readonly Arrangement[];
  stock_count: number;
}

/** A deal as one viewer saw it: its own hand (empty for those not dealt in), and counts of all else. `upcard` None: each of `seats` has one of its own, `upcards`. A `bonus` round decides a tie. */
export interface DealSeen {
  type: 'deal_seen';
  number: number;
  dealer: number;
  copies: number;
  seats: readonly number[];
  hand: readonly Card[];
  upcard: Card | null;
  stock_count: number;
  upcards?: readonly Card[];
  bonus?: boolean;
}

/** The viewer drew this card from the stock. */
export interface OwnDrawSeen {
  type: 'own_draw_seen';
  seat: number;
  card: Card;
}

/** Another seat drew a card from the stock. */
export interface HiddenDrawSeen {
  type: 'hidden_draw_seen';
  seat: number;
}

/** The viewer chose this for the call to come; it may choose otherwise until then. */
export interface OwnChoiceSeen {
  type: 'own_choice_seen';
  seat: number;
  action: Action;
}

/** Another seat chose something for the call to come, or something else than before. */
export interface HiddenChoiceSeen {
  type: 'hidden_choice_seen';
  seat: number;
}

/** A draw call as one viewer saw it: who took what, who drew from the stock, and the card it drew itself. */
export interface DrawsSeen {
  type: 'draws_seen';
  taken: readonly SeatTake[];
  drew: readonly number[];
  own: Card | null;
}

/** A seat and the card it took from its right-hand neighbour's pile. */
export interface SeatTake {
  seat: number;
  card: Card;
}

/** All discards but the top ones were shuffled and are the stock now, under what was left of it. */
export interface RecycleSeen {
  type: 'recycle_seen';
  stock_count: number;
}

/** The match is over for good; `winners` share the win. */
export interface MatchEndSeen {
  type: 'match_end_seen';
  reason: MatchEndReason;
  winners: readonly number[];
}

/** Why a match ended. */
export type MatchEndReason = 'called_off' | 'nobody_left' | 'one_seat_left' | 'rounds_played' | 'target_reached';

/** Who made something happen: a person, a bot, a clock that ran out, or the table itself. */
export type By = 'bot' | 'clock' | 'person' | 'table';

/** The viewer's own hand as it lies, read by the rules: sent whenever the hand or its order has changed. `cards` is the order, a gap (None) parts groups; `points` is what is left over as it lies, `best` what would be in the cheapest arrangement (None where hints are off); while the seat is to discard, both are after the best discard. `outs` are the discards with which the seat may go out now, None among them for going out without one; `places` where its cards may be put on the melds of the table, in the last turn of a redemption round. A place without an `end` is the only one on that meld. */
export interface HandRead {
  type: 'hand_read';
  seq: number;
  cards: readonly (Card | null)[];
  groups: readonly HandGroup[];
  points: number;
  best: number | null;
  outs: readonly (Card | null)[];
  places: readonly LayOff[];
}

/** Neighbours in the hand that make a meld as they lie: `first` is the place of the first in `HandRead.cards`. `stands_for` has an entry a card: what a card used as wild stands for, None for a natural. */
export interface HandGroup {
  kind: MeldKind;
  first: number;
  stands_for: readonly (Place | null)[];
}

/** A line of chat, or a quick reaction (one of REACTIONS). `seat` None is a watcher. */
export interface Said {
  seat: number | null;
  name: string;
  text: string;
  reaction: string;
}

/** What has just happened, as this viewer saw it, numbered without gaps. */
export interface Happened {
  type: 'happened';
  seen: readonly Seen[];
}

/** The table besides the match has changed. */
export interface TableChanged {
  type: 'table_changed';
  table: TableInfo;
}

/** A command has taken effect and is saved. `seq` is the last event's number; the rest as the command says. */
export interface Ack {
  type: 'ack';
  id: string;
  seq: number;
  seat: number | null;
  token: string | null;
  hint: Hint | null;
}

/** What the look-ahead bot would do, and the points it expects to be left with after it and otherwise. */
export interface Hint {
  action: Action;
  points_now: number;
  points_then: number;
}

/** A command has had no effect: a code, the rule it rests on, arguments, and the sentence in English. The client makes the sentence in its own language from `refusal-<code>` and the arguments. */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  rule: string;
  args: Record<string, string | number>;
  sentence: string;
  seq: number;
}

/** Somebody said something. */
export interface SaidNow {
  type: 'said';
  said: Said;
}

/** This socket is over: `reason` is `removed`, `replaced` (the token is void now), or `shutdown` (connect again). */
export interface MovedOn {
  type: 'moved_on';
  reason: 'removed' | 'replaced' | 'shutdown';
}

/** The line is open. */
export interface Pong {
  type: 'pong';
}

/** A message that could not be read. The line stays open; `detail` says where and what was expected. */
export interface WireError {
  type: 'error';
  code: string;
  detail: string;
  sentence: string;
}

/** POST /api/tables: a table to make. `rules` is a join of presets; `options` are house rules on top. */
export interface NewTable {
  name: string;
  rules?: string;
  options?: Record<string, boolean | number | string | readonly (number | string)[] | null>;
  bots?: readonly string[];
  settings?: TableSettings;
}

/** The new table's code, and the host's seat with its secret token. */
export interface TableMade {
  code: string;
  match: string;
  seat: number;
  token: string;
}

/** A table in a list: public ones for everybody, one's own by token. Nothing hidden is in it. `winners` are places in `names`. `seat` is None where one only watches, or had a seat once. */
export interface TableRow {
  code: string;
  rules: RuleSet;
  names: readonly string[];
  seats_free: number;
  round: number;
  rounds: number;
  state: 'ended' | 'playing' | 'summary' | 'suspended' | 'waiting';
  seat: number | null;
  your_turn: boolean;
  winners: readonly number[];
}

export type ClientMessage = Hello | Ping | Act | AddNonce | Sit | Leave | Continue | ImBack | CallNow | KeepOrder | Arrange | Say | AskHint | AddBot | Remove | Reseat | NewLink | HandOver | Change | Suspend | Resume | End;

export type ServerMessage = Welcome | Happened | TableChanged | Ack | Refused | SaidNow | HandRead | MovedOn | Pong | WireError;

/** POST /api/rules: would these rules do? A join of presets, and house rules on top. */
export interface RulesQuestion {
  rules?: string;
  options?: Record<string, boolean | number | string | readonly (number | string)[] | null>;
  lang?: string;
}

/** POST /api/mine and /api/mine/forget: the secret tokens of one's seats. */
export interface Tokens {
  tokens: readonly string[];
}

/** POST /api/record: the match record, as far as the token's seat (none: a watcher) may know it. */
export interface RecordQuestion {
  code: string;
  token?: string | null;
}

/** POST /api/lan: let phones on this network in. Asked by a table's host, or from this machine. */
export interface LanQuestion {
  code?: string | null;
  token?: string | null;
}

/** GET /api/about: the program, and where others are told to come. */
export interface About {
  version: string;
  protocol: number;
  base_url: string;
  lan: boolean;
  languages: readonly string[];
}

/** How many seats have lost their name and token. */
export interface Forgot {
  forgotten: number;
}

/** Every refusal over HTTP: the first problem, and all of them where there are more. */
export interface HttpError {
  error: HttpProblem;
  problems: readonly HttpProblem[];
}

/** One thing wrong: `path` is an option's key, a field, or empty for the whole. `others` are the keys of the options that it contradicts. */
export interface HttpProblem {
  code: string;
  path: string;
  sentence: string;
  args: Record<string, string | number>;
  others: readonly string[];
}

/** Where phones come in. */
export interface LanAnswer {
  base_url: string;
}

/** One's own tables, with the token of each in the order asked for: `tables[i]` belongs to `places[i]`. */
export interface MyTables {
  tables: readonly TableRow[];
  places: readonly number[];
}

/** `problems` is empty where the rules are sound. `report` has their options, digest, deal and decks. */
export interface RulesAnswer {
  problems: readonly HttpProblem[];
  report: Record<string, unknown> | null;
}

/** GET /api/tables/{code}: what anybody may know who knows the code. */
export interface TableFacts {
  row: TableRow;
  table: TableInfo | null;
  base_url: string;
}

/** Tables, those changed last first. */
export interface TableList {
  tables: readonly TableRow[];
}

export type Action =
  | Draw
  | Take
  | Discard
  | GoOut
  | CallOut
  | TakeBack
  | LayDown
  | LayOff
  | PlaceOn
  | Undo
  | Finish;

export type Sighting =
  | MatchStarted
  | NonceAdded
  | SeatJoined
  | SeatRenamed
  | SeatingChanged
  | SeatLeft
  | CardTaken
  | CardDiscarded
  | DiscardTakenBack
  | WentOut
  | CalledWrongly
  | MeldLaidDown
  | CardLaidOff
  | DiscardsSettled
  | RoundScored
  | CardTurned
  | CardPlaced
  | PileDiscarded
  | SoloUndone
  | SoloScored
  | MatchSuspended
  | MatchResumed
  | PilesSeen
  | DealSeen
  | OwnDrawSeen
  | HiddenDrawSeen
  | OwnChoiceSeen
  | HiddenChoiceSeen
  | DrawsSeen
  | RecycleSeen
  | MatchEndSeen;

export type Command =
  | Act
  | AddNonce
  | Sit
  | Leave
  | Continue
  | ImBack
  | CallNow
  | KeepOrder
  | Arrange
  | Say
  | AskHint
  | AddBot
  | Remove
  | Reseat
  | NewLink
  | HandOver
  | Change
  | Suspend
  | Resume
  | End;
