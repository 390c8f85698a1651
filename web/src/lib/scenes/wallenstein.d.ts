// Made by tools/page_types.py from src/regnum/games/wallenstein/scene.py; change it there.

export type Season = "spring" | "summer" | "fall" | "winter";

export type Colour = "red" | "blue" | "yellow" | "purple" | "black" | "green";

export type Action = "palace" | "church" | "trading_post" | "grain" | "taxes" | "deploy5" | "deploy3" | "deploy1" | "combat_a" | "combat_b";

export type Building = "palace" | "church" | "trading_post";

export type Tile = "thaler" | "grain" | "armies" | "attack" | "defence";

export type Box = "bid" | "convert3" | "convert2" | "convert1" | "palace" | "church" | "trading_post" | "grain" | "taxes" | "deploy5" | "deploy3" | "deploy1" | "combat_a" | "combat_b";

export type Covered = "at-once" | "with-taxes" | "if-taxes-first" | "too-late" | "short";

export type Benefit = "thalers" | "armies" | "grain" | "vp";

/** The board, the tower and the mats. Of the row of actions null lies face down. */
export interface Scene {
  year: number;
  season: Season;
  order: number[];
  counties: Land[];
  tower: Partial<Record<Colour, number>>;
  tray: Partial<Record<Colour, number>>;
  peasants: number;
  places: Place[];
  actions: (Action | null)[];
  action: Action | null;
  events: number[];
  event: number | null;
  spent: number[];
  revolting: string[];
  majorities: Majority[];
  players: Player[];
  march: March | null;
  odds: Odds[];
  quelling: Revolt[];
  draft?: Draft;
  court?: Court;
}

/** A county. `card` is where everybody knows its card to be; leaders and statues are there where the module is played. */
export interface Land {
  county: string;
  owner: number | null;
  armies: number;
  buildings: Building[];
  revolt: number;
  card: string | null;
  leaders?: number[];
  statues?: number[];
}

/** A position in the player order: the tile that waits there, or who stands there. */
export interface Place {
  place: number;
  tile: Tile | null;
  seat: number | null;
}

/** Who has the most buildings of a type in a region, how many, and what that is worth to each. */
export interface Majority {
  region: string;
  building: Building;
  holder: number[];
  count: number;
  worth: number;
}

/** What lies before a player. Of the mat a box holds null while its card is hidden or there is none; `uncovered` are those that everybody knows to be empty. `prospect` is what winter would score now; `hand`, `plan`, `budget` while one plans, and `last`, what could be laid again of the season before, are the player's own. The rest comes with the modules. */
export interface Player {
  seat: number;
  colour: Colour;
  thalers: number;
  grain: number;
  points: number;
  scored: Record<string, number>;
  prospect: Winter;
  hunger: Hunger | null;
  supply: number;
  counties: number;
  bonus: Tile | null;
  mat: Partial<Record<Box, string | null>>;
  uncovered: Box[];
  hand: Hand | null;
  plan: PlanLine[];
  budget: Budget | null;
  last: Partial<Record<Box, string>>;
  leader?: string | null;
  trophies?: number;
  banner?: number;
  immune?: ("A" | "B")[];
  pardon?: boolean;
}

/** What a winter scores (4.3). */
export interface Winter {
  counties: number;
  buildings: number;
  majorities: number;
}

/** What winter can bring, by the event that is left for it. */
export interface Hunger {
  least: Lack;
  most: Lack;
}

/** How much grain winter takes first (4.1), how many counties it would leave without, and how many would revolt (4.2). */
export interface Lack {
  taken: number;
  lacking: number;
  revolts: number;
}

/** The cards that could still be laid: counties, and how many others. */
export interface Hand {
  counties: string[];
  spare: number;
}

/** What a card on the mat will cost, and why it would do nothing as things stand; where the peasants rise first, in how many of a thousand cases they are put down. */
export interface PlanLine {
  box: Box;
  cost: number;
  trouble: string | null;
  quelled: number | null;
}

/** What a plan costs in all, what its taxes bring at least, whether that covers it, and for which boxes it is too little; what its harvest brings at least, and what winter would bring then. */
export interface Budget {
  cost: number;
  taxes: number;
  covered: Covered;
  unpaid: Box[];
  harvest: number;
  hunger: Hunger | null;
}

/** Where the armies that are being sent come from, and where they go if that is said. */
export interface March {
  origin: string;
  county: string | null;
}

/** The chances of an attack, in thousandths, and the armies that a victor would have left on average, in tenths. */
export interface Odds {
  county: string;
  armies: number;
  win: number;
  tie: number;
  lose: number;
  remaining: number;
}

/** A revolt that is to come, and in how many of a thousand cases it is put down. */
export interface Revolt {
  county: string;
  quelled: number;
}

/** The draft (2.3): open cards, those that went under the deck before everybody's eyes, what lay open at each seat's last choice, and the groups of armies still on the mats. */
export interface Draft {
  open: string[];
  deck: number;
  buried: string[];
  offered: string[][];
  groups: number[][];
}

/** The Emperor's Court (9): favors on display, out of the game and still in the deck; the courtiers in the supply and in the two halls. */
export interface Court {
  favors: Favor[];
  spent: number[];
  left: number;
  courtiers: number[];
  entrance: number[];
  audience: number[];
}

/** A favor on display, and the courtiers that its space costs. */
export interface Favor {
  favor: number;
  cost: number;
}

/** The board and the cards. */
export interface Things {
  county: Record<string, CountyFacts>;
  action: Record<Action, ActionFacts>;
  building: Record<Building, BuildingFacts>;
  event: Record<string, EventFacts>;
  favor: Record<string, FavorFacts>;
  banner: Record<string, BannerFacts>;
}

/** A county on the board, what a harvest and taxes bring there, its sites for buildings, and whether three players use it. */
export interface CountyFacts {
  region: string;
  tax: number;
  grain: number;
  sites: number;
  three_players: boolean;
  neighbours: string[];
}

/** An action and the Thalers that it costs. */
export interface ActionFacts {
  price: number;
}

/** A building, and the points for most of its type in a region. */
export interface BuildingFacts {
  majority: number;
}

/** An event card: what it does, and the grain that it takes as the last one of the year. */
export interface EventFacts {
  effect: string;
  loss: number;
}

/** A favor card: what it grants, how many of it, which building, safety from which action. */
export interface FavorFacts {
  kind: string;
  count?: number;
  building?: Building;
  immune?: ("A" | "B")[];
}

/** A Landsknechte card and what it offers. */
export interface BannerFacts {
  benefits: Record<Benefit, number>;
}
