import type { BoardImport, ImportProblem } from '../../import-contract.ts';

export interface ImportedCard {
  /** The place of its column among the board's. */
  column: number;
  title: string;
  /** Plain text. */
  description: string;
  labels: string[];
  /** Epoch milliseconds. */
  dueAt: number | null;
  isArchived: boolean;
  /** Full names. */
  people: string[];
  checklist: { text: string; isDone: boolean }[];
  /** The oldest first. */
  comments: { text: string; at: number }[];
}

/** What a file says of a board, as far as it can be understood. */
export interface ImportedBoard {
  kind: BoardImport['kind'];
  name: string;
  columns: string[];
  cards: ImportedCard[];
  bad: { line: number; title: string; problem: ImportProblem }[];
}

export const longestTitle = 300;
const longestText = 100_000;

/** What is wrong with a card whatever file it is from. */
export function problemOf({ title, description }: Pick<ImportedCard, 'title' | 'description'>): ImportProblem | undefined {
  if (title === '') return 'no_title';
  if (title.length > longestTitle) return 'title_too_long';
  return description.length > longestText ? 'text_too_long' : undefined;
}

/** Labels as cards keep them: each once, none too long. */
export function plainLabels(labels: readonly string[]): string[] {
  const cut = labels.map((label) => [...label.trim()].slice(0, 40).join('').trim()).filter(Boolean);
  return [...new Set(cut)].slice(0, 20);
}
