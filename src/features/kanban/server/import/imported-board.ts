import type { BoardImport, ImportProblem } from '../../import-contract.ts';
import type { ImportLedger } from './import-ledger.ts';

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
