import type { BoardImport, ImportProblem, ImportReason, ImportThing, ThingTally } from '../../import-contract.ts';

export interface ImportedItem {
  text: string;
  isDone: boolean;
  /** Name of its checklist, if it has one. */
  list?: string;
}

export interface ImportedCard {
  /** Index of its column. */
  column: number;
  title: string;
  /** Sanitized HTML: the card's description, followed by the values a card has no field for. */
  description: string;
  labels: string[];
  /** Epoch milliseconds. */
  dueAt: number | null;
  isArchived: boolean;
  people: ImportedPerson[];
  checklist: ImportedItem[];
  /** Oldest first; `at` is null when the time can't be parsed. */
  comments: { text: string; at: number | null }[];
}

/** An assignee named in the file; matched to a colleague by name or email. */
interface ImportedPerson {
  name: string;
  email: string;
}

/** A board as parsed from a file. */
export interface ImportedBoard {
  kind: BoardImport['kind'];
  name: string;
  columns: string[];
  cards: ImportedCard[];
  bad: { line: number; title: string; problem: ImportProblem }[];
  /** Import result for each kind of item. */
  ledger: ImportLedger;
  /** How ambiguous dates were read, if there were any. */
  dateOrder: BoardImport['dateOrder'];
}

/** Parser settings that don't come from the file. */
export interface ImportSettings {
  /** Language of the lines added below a description. */
  language: 'en' | 'de' | 'fr' | 'pt' | 'ar';
  /** Time zone for times without one. */
  timeZone: string;
  /** Whether 3/4/2027 is March 4 when no date in the file decides it. */
  isMonthFirst: boolean;
}

export const longestTitle = 300;
export const longestText = 100_000;
export const longestComment = 10_000;
export const maxItems = 200;

const doneTitle =
  /^(?:done|complete|completed|finished|closed|resolved|shipped|erledigt|fertig|abgeschlossen|geschlossen|terminée?s?|finie?s?|fait|concluíd[oa]s?|feito|terminado|fechado|منجز|منجزة|تم|مكتمل|مكتملة)$/i;

/** Whether a column title means done in any of the app's languages, ignoring surrounding symbols: `Done ✅`. */
export function isDoneTitle(title: string): boolean {
  return doneTitle.test(title.normalize('NFC').replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}

/** Title of a column without a name. */
export const namelessColumn = '–';

/** For each kind of item, the number imported, and per reason the number saved as text or skipped. */
export type ImportLedger = Partial<Record<ImportThing, { taken: number; noted: Counts; left: Counts }>>;
type Counts = Partial<Record<ImportReason, number>>;

const pageOf = (ledger: ImportLedger, thing: ImportThing) => {
  ledger[thing] ??= { taken: 0, noted: {}, left: {} };
  return ledger[thing];
};
const add = (counts: Counts, reason: ImportReason, by: number) => {
  if (by > 0) counts[reason] = (counts[reason] ?? 0) + by;
};

export function countTaken(ledger: ImportLedger, thing: ImportThing, by = 1): void {
  if (by > 0) pageOf(ledger, thing).taken += by;
}

/** Counts items that were saved as text in the card's description. */
export function countNoted(ledger: ImportLedger, thing: ImportThing, reason: ImportReason, by = 1): void {
  if (by > 0) add(pageOf(ledger, thing).noted, reason, by);
}

export function countLeft(ledger: ImportLedger, thing: ImportThing, reason: ImportReason, by = 1): void {
  if (by > 0) add(pageOf(ledger, thing).left, reason, by);
}

/** Converts the ledger for the response; each sum equals the number in the file. */
export function talliesOf(ledger: ImportLedger): ThingTally[] {
  const listed = (counts: Counts) => (Object.entries(counts) as [ImportReason, number][]).map(([reason, count]) => ({ reason, count }));
  const sum = (counts: Counts) => Object.values(counts).reduce((total, count) => total + count, 0);
  return (Object.entries(ledger) as [ImportThing, NonNullable<ImportLedger[ImportThing]>][]).map(([thing, { taken, noted, left }]) => ({
    ...{ thing, taken, noted: listed(noted), left: listed(left) },
    found: taken + sum(noted) + sum(left),
  }));
}

/** Adds a card's ledger to its board's. When the card is skipped, so is everything on it. */
export function addLedger(to: ImportLedger, of: ImportLedger, isCardTaken: boolean): void {
  for (const [thing, { taken, noted, left }] of Object.entries(of) as [ImportThing, NonNullable<ImportLedger[ImportThing]>][]) {
    const reasons = Object.entries(noted) as [ImportReason, number][];
    if (isCardTaken) countTaken(to, thing, taken);
    else countLeft(to, thing, 'no_card', taken);
    for (const [reason, count] of reasons) isCardTaken ? countNoted(to, thing, reason, count) : countLeft(to, thing, 'no_card', count);
    for (const [reason, count] of Object.entries(left) as [ImportReason, number][]) countLeft(to, thing, reason, count);
  }
}
