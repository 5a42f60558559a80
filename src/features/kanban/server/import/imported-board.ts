import type { BoardImport, ImportProblem, ImportReason, ImportThing, ThingTally } from '../../import-contract.ts';

export interface ImportedItem {
  text: string;
  isDone: boolean;
  /** The name of its checklist, where it has one. */
  list?: string;
}

export interface ImportedCard {
  /** The place of its column among the board's. */
  column: number;
  title: string;
  /** HTML, cleaned: what the file says of the card, and below it what has no field here. */
  description: string;
  labels: string[];
  /** Epoch milliseconds. */
  dueAt: number | null;
  isArchived: boolean;
  people: ImportedPerson[];
  checklist: ImportedItem[];
  /** The oldest first. Without a time that can be read: null. */
  comments: { text: string; at: number | null }[];
}

/** Who is assigned, as a file names people: a colleague is recognized by either. */
interface ImportedPerson {
  name: string;
  email: string;
}

/** What a file says of a board, as far as it can be understood. */
export interface ImportedBoard {
  kind: BoardImport['kind'];
  name: string;
  columns: string[];
  cards: ImportedCard[];
  bad: { line: number; title: string; problem: ImportProblem }[];
  /** What became of each thing of the file. */
  ledger: ImportLedger;
  /** How dates were read that could mean two days, where there are such. */
  dateOrder: BoardImport['dateOrder'];
}

/** What the parsers are given beside the file. */
export interface ImportSettings {
  /** In which the lines below a description are written. */
  language: 'en' | 'de' | 'fr' | 'pt' | 'ar';
  /** Of a time without one. */
  timeZone: string;
  /** Whether 3/4/2027 is March 4, where no date of the file decides it. */
  isMonthFirst: boolean;
}

export const longestTitle = 300;
export const longestText = 100_000;
export const longestComment = 10_000;
export const mostItems = 200;

const doneTitle =
  /^(?:done|complete|completed|finished|closed|resolved|shipped|erledigt|fertig|abgeschlossen|geschlossen|terminée?s?|finie?s?|fait|concluíd[oa]s?|feito|terminado|fechado|منجز|منجزة|تم|مكتمل|مكتملة)$/i;

/** Whether a column is called as those are whose cards are done, in the languages of the page, whatever signs stand beside: `Done ✅`. */
export function isDoneTitle(title: string): boolean {
  return doneTitle.test(title.normalize('NFC').replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
}

/** What a column is called that has no name. */
export const namelessColumn = '–';

/** Per thing how many were taken, and per reason how many were not, or only as text. */
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

/** It stands in the description of its card, because of the reason. */
export function countNoted(ledger: ImportLedger, thing: ImportThing, reason: ImportReason, by = 1): void {
  if (by > 0) add(pageOf(ledger, thing).noted, reason, by);
}

export function countLeft(ledger: ImportLedger, thing: ImportThing, reason: ImportReason, by = 1): void {
  if (by > 0) add(pageOf(ledger, thing).left, reason, by);
}

/** The ledger as an answer has it: each thing's sum is what the file has of it. */
export function talliesOf(ledger: ImportLedger): ThingTally[] {
  const listed = (counts: Counts) => (Object.entries(counts) as [ImportReason, number][]).map(([reason, count]) => ({ reason, count }));
  const sum = (counts: Counts) => Object.values(counts).reduce((total, count) => total + count, 0);
  return (Object.entries(ledger) as [ImportThing, NonNullable<ImportLedger[ImportThing]>][]).map(([thing, { taken, noted, left }]) => ({
    ...{ thing, taken, noted: listed(noted), left: listed(left) },
    found: taken + sum(noted) + sum(left),
  }));
}

/** Adds the ledger of a card to that of its board. Where the card is left, all that belongs to it is. */
export function addLedger(to: ImportLedger, of: ImportLedger, isCardTaken: boolean): void {
  for (const [thing, { taken, noted, left }] of Object.entries(of) as [ImportThing, NonNullable<ImportLedger[ImportThing]>][]) {
    const reasons = Object.entries(noted) as [ImportReason, number][];
    if (isCardTaken) countTaken(to, thing, taken);
    else countLeft(to, thing, 'no_card', taken);
    for (const [reason, count] of reasons) isCardTaken ? countNoted(to, thing, reason, count) : countLeft(to, thing, 'no_card', count);
    for (const [reason, count] of Object.entries(left) as [ImportReason, number][]) countLeft(to, thing, reason, count);
  }
}
