// Made by tools/page_types.py from src/regnum/server/messages; change it there.

/** What the player can sign in with; `codes` recovery codes are left. */
export interface Account {
  passkeys: PasskeyInfo[];
  codes: number;
}

/** The answer to `hint`: the moves of the whole turn, as far as the bot has thought of them, and in a few words what they are for. */
export interface Advice {
  t: "hint";
  key: string;
  moves: number[];
  reasons: string[];
}

/** What a bot is after, by its latest turn that lies open, in a few words each; [] where it has not had one. */
export interface Aims {
  seat: number;
  reasons: string[];
}

/** Consent to the take-back or the rematch that is asked for, or not. */
export interface Answer {
  t: "answer";
  key: string;
  seat: number;
  yes: boolean;
}

/** Ask all for a take-back to before `version`; what a study began with has negative ones. */
export interface AskUndo {
  t: "ask-undo";
  key: string;
  seat: number;
  version: number;
}

/** What a seat is asked: a text, the rule behind it, what it speaks of, and whether the answer is drafted and sent as one. */
export interface Asked {
  drafted: boolean;
  key: string;
  params: Record<string, unknown>;
  rule: string;
}

/** What `seat` could play from some position, the best first. */
export interface BestTurns {
  seat: number;
  turns: PossibleTurn[];
}

/** What is printed on a board, tiles and cards. `version` tells it from any other document; `board` an owner's board from the game's own. `types` are the fields of the types in which views (`Scene`) and things (`Things`) are written. */
export interface BoardDocument {
  board: string;
  game: string;
  kinds: Record<string, string>;
  names: Record<string, Record<string, Record<string, string>>>;
  ruleset: number;
  things: Record<string, unknown>;
  types: Record<string, Record<string, Form>>;
  version: string;
}

/** What a browser is given to make a passkey or to sign with one, by WebAuthn's own names. */
export interface Ceremony {
  options: Record<string, unknown>;
}

/** Something said; `seat` is None for a spectator, `line` for what is no comment on a move. */
export interface ChatEntry {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  line: number | null;
}

/** Something was said. */
export interface ChatNews {
  t: "chat";
  entries: ChatEntry[];
}

/** Time to think: none is kept, `amount` days a move, or `amount` minutes for the game. */
export interface Clock {
  kind: "days" | "minutes" | "none";
  amount: number;
}

/** A club that the player belongs to; whether it is theirs to `host`. */
export interface ClubInfo {
  id: string;
  name: string;
  host: boolean;
}

/** A club: whether the player is its `host`, a `member`, or was `removed` from it; who belongs to it, for the host who was removed, the members' public tables, and the tournaments, the latest first. */
export interface ClubPage {
  id: string;
  name: string;
  host: boolean;
  member: boolean;
  removed: boolean;
  people: ClubPerson[];
  removed_people: RemovedPerson[];
  tables: TableRow[];
  tournaments: TournamentInfo[];
}

/** Somebody who belongs to a club; `here` if they look at its page or at a table now. */
export interface ClubPerson {
  number: number;
  name: string;
  you: boolean;
  here: boolean;
  host: boolean;
}

/** The tournament that a game belongs to, whose club plays it, and in which round. */
export interface Contest {
  tournament: string;
  club: string;
  club_name: string;
  round: number;
}

/** A table of a tournament; `closed` if it counts for nobody. */
export interface ContestTable {
  id: string;
  over: boolean;
  closed: boolean;
  seats: ContestTableSeat[];
}

/** Who sits at a table of a tournament, and the rank they reached there. */
export interface ContestTableSeat {
  entrant: number;
  name: string;
  rank: number | null;
}

/** How a game that is over went. */
export interface Course {
  points: CoursePoint[];
  turnings: TurningPoint[];
}

/** After so many lines, in which round: the share of victory that each seat could expect. */
export interface CoursePoint {
  line: number;
  round: number;
  expected: number[];
}

/** The request is stored and in force, or nothing forbids what was asked about. */
export interface Done {
  t: "done";
  key: string;
  version: number;
}

/** How a game ended: rank 1 is best, equal ranks tie. */
export interface Ended {
  ranks: number[];
  reason: string;
  scores: number[];
}

/** How an HTTP request fails. */
export interface ErrorBody {
  error: Refusal;
}

/** How far an exercise is. When the turn of `seat` is `over`, whether it was `right`, with which moves it is solved, and which share of victory one may expect of these and of the next best. */
export interface ExerciseState {
  seat: number;
  over: boolean;
  right: boolean;
  solution: string[];
  worth: number | null;
  next_worth: number | null;
}

/** What a field holds. A list and a table hold more of what `of` says, a table under keys as `keys` says, and under each of their `choices` if it is `whole`. A `record` is one of the types, a `thing` of one of the `kinds`, `numeric` if its id is a number. What is `nullable` may be null, what is `optional` absent. */
export interface Form {
  choices?: string[];
  holds: "anything" | "by-seat" | "flag" | "list" | "number" | "record" | "seat" | "table" | "text" | "thing";
  keys?: Form;
  kinds?: string[];
  nullable?: boolean;
  numeric?: boolean;
  of?: Form;
  optional?: boolean;
  record?: string;
  whole?: boolean;
}

/** A game as the lobby shows it; `sections` are the rulebook's, by number, and `board` is the version of its board document. `sides` are the seats that win together, for each number of players. Whether it has an `exercise` for every day, and a `lesson`. */
export interface GameInfo {
  key: string;
  title: string;
  ruleset: number;
  board: string;
  seats: number[];
  sides: Record<string, number[][]>;
  options: OptionInfo[];
  bots: string[];
  sections: Record<string, string>;
  exercise: boolean;
  lesson: boolean;
}

/** What would a bot play, after these moves that are drafted? */
export interface Hint {
  t: "hint";
  key: string;
  seat: number;
  moves?: number[];
}

/** What a seat's link leads to, for whoever has not sat down yet: which game, whose table, who is there already, with whom one would win together, the time to think, and whether the game is `rated`. */
export interface Invitation {
  game: string;
  title: string;
  host: string;
  seat: number;
  players: string[];
  partners: string[];
  clock: Clock;
  rated: boolean;
}

/** Something that happened; `line` is the line of the record that it belongs to. `changes` is what it changed in the view, for who plays it on a stage, and None for what is long past. */
export interface JournalEntry {
  n: number;
  line: number;
  key: string;
  params: Record<string, unknown>;
  targets: string[];
  changes: ([(string | number)[], unknown])[] | null;
}

/** The player has got up; whether the table is put away, to be taken out again. */
export interface Left {
  id: string;
  put_away: boolean;
}

/** A guided first game: what `seat` is told step by step, and after the last of them. `begins` is how many lines had been played before. */
export interface Lesson {
  seat: number;
  begins: number;
  steps: LessonStep[];
  closing: LessonPage[];
}

/** Something that is told, in Markdown without HTML, and the elements that it speaks of. `stops` if it is told when the learner's move is played out, before what the others did is shown. */
export interface LessonPage {
  text: string;
  points: string[];
  stops: boolean;
}

/** What is told before the learner makes so many moves. */
export interface LessonStep {
  pages: LessonPage[];
  moves: number;
}

/** Show this seat's view: one of the player's own, or a spectator's. */
export interface Look {
  t: "look";
  key: string;
  seat: number | null;
}

/** What the link in a mail says: yes, send me digests, or no more of them. */
export interface MailAnswer {
  player: string;
  token: string;
  yes: boolean;
}

/** The asking player. */
export interface Me {
  id: string;
  name: string;
  language: string;
}

/** What players say of themselves; what is left out stays. */
export interface MeChange {
  name?: string | null;
  language?: string | null;
}

/** The view after `line` lines of the record, for the replay, and what was remarked there. `entries` are what happened in that line, to be shown one by one on the view `before` it (None where nothing did). */
export interface Moment {
  line: number;
  seat: number | null;
  view: View;
  before: View | null;
  entries: JournalEntry[];
  comments: string[];
}

/** A move of the table; its place in the list is its id. */
export interface MoveInfo {
  kind: string;
  args: (number | string)[];
  targets: string[];
  text: string;
}

/** A club to be founded. */
export interface NewClub {
  name: string;
}

/** A browser's subscription, by the names of the Push API. */
export interface NewDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the browser made of it. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  name?: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  clock?: Clock;
  rated?: boolean;
}

/** A tournament to begin: which game at tables of how many seats, by which system, `rounds` of a Swiss one, for whom of the club, and how strong the bots are that fill up the tables. Tables that are not `public` are seen by those who play there. */
export interface NewTournament {
  game: string;
  system: "round-robin" | "swiss";
  seats: number;
  members: number[];
  bot: string;
  rounds?: number;
  clock?: Clock;
  options?: Record<string, boolean | number | string>;
  public?: boolean;
}

/** How the player wants to be told; without an address there is no mail. */
export interface NoticeWishes {
  quiet: QuietHours | null;
  mail: string | null;
}

/** How the player is told that it is their turn: on so many `devices`, and by mail where the address is `confirmed`. `key` is the server's, to subscribe with; `can_mail` if the host has set up mail. */
export interface Notices {
  key: string;
  devices: number;
  quiet: QuietHours | null;
  mail: string | null;
  confirmed: boolean;
  can_mail: boolean;
}

/** A browser that is to be told nothing any more. */
export interface OldDevice {
  endpoint: string;
}

/** A table is open; `links` are the seat links, by seat. */
export interface Opened {
  id: string;
  links: Record<string, string>;
}

/** A choice before the game; `help` is the key of its explanation. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  help: string;
}

/** A passkey of the player: when it was made, and when they last signed in with it. */
export interface PasskeyInfo {
  id: string;
  name: string;
  made: number;
  used: number | null;
}

/** Is anybody there? */
export interface Ping {
  t: "ping";
}

/** Play these moves one after the other, all or none, having seen `version`. */
export interface Play {
  t: "play";
  key: string;
  seat: number;
  moves: number[];
  version: number;
}

/** Play a game on from a position of it: in which seat, and who plays the others, the strongest if none is named. */
export interface PlayOn {
  seat: number;
  bot?: string | null;
}

/** What the player has played: by game, and the latest games, the last first. If there are earlier ones, they ended before `earlier`. */
export interface Played {
  tallies: PlayedTally[];
  games: PlayedGame[];
  earlier: number | null;
}

/** A game that has ended. Whether its table is still `there` to be looked at. */
export interface PlayedGame {
  id: string;
  game: string;
  title: string;
  ended: number;
  there: boolean;
  seats: PlayedSeat[];
}

/** How a game ended for a seat; `bot` if it was a bot's own, `left_to_bot` if one has decided for whoever had it. */
export interface PlayedSeat {
  seat: number;
  name: string;
  bot: string | null;
  yours: boolean;
  rank: number;
  score: number;
  left_to_bot: boolean;
}

/** What the player has reached in a game; `won` also counts shared victories. Games that were left to a bot are played and no more: `best` and `mean_rank` are None where all were. */
export interface PlayedTally {
  game: string;
  title: string;
  played: number;
  won: number;
  best: number | null;
  mean_rank: number | null;
  rating: Rating | null;
}

/** Somebody is. */
export interface Pong {
  t: "pong";
}

/** A turn that could be played, what it is worth to whoever decides, by what they can know, and whether it was the one played. */
export interface PossibleTurn {
  moves: string[];
  worth: number;
  played: boolean;
}

/** Somebody came or went. */
export interface Presence {
  t: "presence";
  seats: SeatPresence[];
}

/** What a seat asks of all: to take a decision back, or for a rematch, maybe with the seats `turned`. It waits for everybody's consent; `yes` have given it. */
export interface Question {
  seat: number;
  what: "rematch" | "undo";
  turned: boolean;
  yes: number[];
}

/** When the player wants to be told nothing, in their time zone; it may go past midnight. */
export interface QuietHours {
  start: number;
  end: number;
  zone: string;
}

/** How strong somebody is thought to be after so many rated games, and how far that may be off: the standard deviation. `bot` is a bot's name, `you` whether it is the asking player. */
export interface Rating {
  name: string;
  bot: string | null;
  you: boolean;
  strength: number;
  doubt: number;
  games: number;
}

/** What a seat may know to have happened since an entry of its journal, to be played on a stage that begins with this view. */
export interface Recap {
  view: View;
  entries: JournalEntry[];
}

/** A part of the score: a text and a rule that say what for; by seat, how many of it and what that is worth. */
export interface ReckoningRow {
  key: string;
  rule: string;
  amounts: number[];
  points: number[];
}

/** They are shown once, and each counts once. */
export interface RecoveryCodes {
  codes: string[];
}

/** Why not: a key with its parameters, the same as a sentence, the rule behind it if a rule forbids it, and of several moves the place of the first that fails. */
export interface Refusal {
  key: string;
  sentence: string;
  rule: string | null;
  params: Record<string, unknown>;
  place: number | null;
}

/** It was refused, or would be; nothing changed. */
export interface Refused {
  t: "refused";
  key: string;
  refusal: Refusal;
}

/** The table of a rematch, None while the others are asked for it. */
export interface Rematch {
  id: string | null;
}

/** Somebody whom the host has taken off the list of a club. */
export interface RemovedPerson {
  number: number;
  name: string;
}

/** Take back to the start of this seat's turn, as far as unsealed. */
export interface RestartTurn {
  t: "restart";
  key: string;
  seat: number;
}

/** Everybody's points at the end of a round, after so many lines; round 0 is the set-up. */
export interface RoundPoints {
  line: number;
  round: number;
  points: number[];
}

/** A seat as the lobby shows it; `bot` is the one whose own it is. */
export interface RowSeat {
  seat: number;
  kind: "bot" | "open" | "person" | "screen";
  name: string;
  bot?: string | null;
}

/** A section of the rules reference; `text` is Markdown without HTML. */
export interface RuleSection {
  number: string;
  title: string;
  text: string;
}

/** Chat; with a `line` a player's comment on the game after so many lines. */
export interface Say {
  t: "say";
  key: string;
  text: string;
  line?: number | null;
}

/** Whether a seat's owner is here, and if not, whether they have been gone for long; and whether its bot has failed to decide, for which it is asked again and again. */
export interface SeatPresence {
  seat: number;
  here: boolean;
  away: boolean;
  failing: boolean;
}

/** A seat. `bot` plays it now, if not None, and because its owner's time was up if `absent`; `link` is shown to the host while the seat is open. */
export interface SeatState {
  seat: number;
  kind: "bot" | "open" | "person" | "screen";
  name: string;
  bot: string | null;
  absent: boolean;
  yours: boolean;
  link: string | null;
}

/** Who shall sit here: the host, somebody at their screen, a friend by link, or a bot. */
export interface SeatWish {
  kind: "bot" | "link" | "me" | "screen";
  bot?: string | null;
  name?: string | null;
}

/** The seat is taken. */
export interface Seated {
  id: string;
  seat: number;
}

/** Let a bot play a seat, or take the seat back. */
export interface SetBot {
  t: "bot";
  key: string;
  seat: number;
  on: boolean;
}

/** What the browser signed. */
export interface SignIn {
  credential: Record<string, unknown>;
}

/** A recovery code, as somebody wrote it down. */
export interface SignInByCode {
  code: string;
}

/** Take a seat: by the token of its link, or by number at a public table. */
export interface SitDown {
  token?: string | null;
  seat?: number | null;
}

/** A table through the eyes of `seat`, None for a spectator. `board` is the version of the board document that says what the ids in view and journal stand for. Whether there is an `exercise` to be solved; and the `contest` that the game belongs to, for those who take part. */
export interface Snapshot {
  t: "snapshot";
  version: number;
  status: "closed" | "gathering" | "over" | "running" | "study";
  clocks: number[] | null;
  legal: number[];
  timer: number | null;
  journal: JournalEntry[];
  journal_from: number;
  lines: number;
  undo: Undo;
  asked: Question | null;
  rematch: string | null;
  result: TableResult | null;
  rated: boolean;
  lesson: number | null;
  id: string;
  game: string;
  board: string;
  title: string;
  public: boolean;
  host: boolean;
  seats: SeatState[];
  presence: SeatPresence[];
  seat: number | null;
  view: View;
  since: number;
  chat: ChatEntry[];
  clock: Clock;
  exercise: boolean;
  contest: Contest | null;
}

/** Who is missing, so that a bot plays on for them. */
export interface Substitute {
  entrant: number;
}

/** How the game ended. `sides` are the seats that win together. */
export interface TableResult {
  sides: number[][];
  ranks: number[];
  scores: number[];
  reason: string;
  reckoning: ReckoningRow[];
}

/** A table as the lobby lists it; `to_move` are the seats that owe a decision. */
export interface TableRow {
  id: string;
  game: string;
  title: string;
  status: "closed" | "gathering" | "over" | "running" | "study";
  public: boolean;
  seats: RowSeat[];
  yours: number[];
  your_turn: boolean;
  to_move: number[];
  moves: number;
  changed: number;
}

/** A tournament with its standings and the tables of each round; `length` is the number of rounds of a Swiss one. */
export interface TournamentInfo {
  id: string;
  game: string;
  title: string;
  system: "round-robin" | "swiss";
  seats: number;
  length: number | null;
  over: boolean;
  standings: TournamentStanding[];
  rounds: ContestTable[][];
}

/** How an entrant stands: points for those they were better than, games won, and the points of those they met. `bot` if one plays for them. */
export interface TournamentStanding {
  entrant: number;
  name: string;
  bot: string | null;
  you: boolean;
  place: number;
  points: number;
  won: number;
  met: number;
}

/** The answer to `try`: the seat's view and moves after them, or None if with them its decision is made. */
export interface Tried {
  t: "tried";
  key: string;
  view: View | null;
  legal: number[];
}

/** What would the table look like after these moves? Nobody plays them. */
export interface Try {
  t: "try";
  key: string;
  seat: number;
  moves: number[];
}

/** A turn that changed much: its lines from `first` to before `last`, whose it was (None if time ran out), and for which seat the odds changed most. `better` are moves that would have been worth more to whoever played, by what they could know, and how much; [] if there were none. */
export interface TurningPoint {
  first: number;
  last: number;
  player: number | null;
  seat: number;
  before: number;
  after: number;
  better: string[];
  played_worth: number | null;
  better_worth: number | null;
}

/** What can be taken back. `sealed_at` is the version of this seat's latest decision where it cannot be taken back freely: asking to before it is the next take-back. */
export interface Undo {
  free: boolean;
  restart: boolean;
  sealed_at: number | null;
}

/** Take back this seat's latest decision. */
export interface UndoLatest {
  t: "undo";
  key: string;
  seat: number;
}

/** What a change has made of it, for a page that holds what was sent last. `journal` begins at `journal_from`, and what the page holds from there on is void. The view is the one it holds with what these entries changed, and then with these `changes`. `seats` is None where they are as they were. */
export interface Update {
  t: "update";
  version: number;
  status: "closed" | "gathering" | "over" | "running" | "study";
  clocks: number[] | null;
  legal: number[];
  timer: number | null;
  journal: JournalEntry[];
  journal_from: number;
  lines: number;
  undo: Undo;
  asked: Question | null;
  rematch: string | null;
  result: TableResult | null;
  rated: boolean;
  lesson: number | null;
  seats: SeatState[] | null;
  changes: ([(string | number)[], unknown])[];
}

/** What `State.view` tells beside the game's own scene. `renamed` are elements that have another name in this variant: `{"tile:peace": "tile:co-regent"}`. */
export interface View {
  asks: Asked | null;
  commitment: string;
  game: string;
  options: Record<string, unknown>;
  renamed?: Record<string, string>;
  result: Ended | null;
  ruleset: number;
  seat: number | null;
  seats: number;
  to_move: number[];
}

/** Why is this move forbidden? Refused as the move would be, or done. */
export interface Why {
  t: "why";
  key: string;
  seat: number;
  move: number;
}

export type FromPage =
  | Play
  | Try
  | UndoLatest
  | RestartTurn
  | AskUndo
  | Answer
  | Why
  | Hint
  | Say
  | SetBot
  | Look
  | Ping;

export type FromServer =
  | Snapshot
  | Update
  | Done
  | Refused
  | Tried
  | Advice
  | ChatNews
  | Presence
  | Pong;
