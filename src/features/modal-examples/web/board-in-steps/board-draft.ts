import type { InputOf } from '#contract/endpoint.ts';
import type { addSpace, Space } from '#features/kanban/space-contract.ts';

export const boardSteps = ['details', 'columns', 'people', 'review'] as const;
export type BoardStep = (typeof boardSteps)[number];

/** Initial column sets by the keys of their texts. The last column of a board means done. */
export const columnSets = {
  work: ['todo', 'doing', 'done'],
  ideas: ['ideas', 'chosen', 'tried', 'kept'],
  offers: ['asked', 'offered', 'agreed', 'delivered'],
} as const;
export type ColumnSet = keyof typeof columnSets;

/** Maximum number of initial columns. */
export const maxColumns = 20;

/** A board being created. */
export interface BoardDraft extends Pick<Space, 'name' | 'visibility' | 'memberIds'> {
  step: BoardStep;
  columnSet: ColumnSet;
  /** `key` identifies a column while it is renamed. */
  columns: readonly { key: number; title: string }[];
}

export function columnsOf(titles: readonly string[]): BoardDraft['columns'] {
  return titles.map((title, key) => ({ key, title }));
}

export function withNewColumn(columns: BoardDraft['columns']): BoardDraft['columns'] {
  return [...columns, { key: 1 + Math.max(-1, ...columns.map(({ key }) => key)), title: '' }];
}

export type DraftProblem = 'nameMissing' | 'noColumn' | 'columnMissing' | 'columnTwice';

/** Returns what must be fixed at a step before the next. */
export function problemAt({ name, columns }: BoardDraft, step: BoardStep): DraftProblem | undefined {
  if (step === 'details') return name.trim() === '' ? 'nameMissing' : undefined;
  if (step !== 'columns') return undefined;
  const titles = columns.map(({ title }) => title.trim().toLowerCase());
  if (titles.length === 0) return 'noColumn';
  if (titles.includes('')) return 'columnMissing';
  return new Set(titles).size < titles.length ? 'columnTwice' : undefined;
}

/** Returns the furthest reachable step: the first with a problem, else the last. */
export function furthestStep(draft: BoardDraft): BoardStep {
  return boardSteps.find((step) => problemAt(draft, step)) ?? 'review';
}

/** Moves the draft to a step, or to the earlier one that must be fixed first. */
export function atStep(draft: BoardDraft, wanted: BoardStep): BoardDraft {
  const furthest = furthestStep(draft);
  return { ...draft, step: boardSteps.indexOf(wanted) > boardSteps.indexOf(furthest) ? furthest : wanted };
}

/** Returns the previous or next step. */
export function stepBeside(step: BoardStep, by: 1 | -1): BoardStep {
  return boardSteps[boardSteps.indexOf(step) + by] ?? step;
}

/**
 * Builds the request: no members when the whole company can see the board, and none who have left since.
 * @param people everyone in the company; undefined while loading
 */
export function boardOf(draft: BoardDraft, people: readonly { id: number }[] | undefined): InputOf<typeof addSpace>['body'] {
  const { name, columns, visibility, memberIds } = draft;
  return {
    name: name.trim(),
    columns: columns.map(({ title }) => title.trim()),
    visibility,
    memberIds: visibility === 'people' ? memberIds.filter((one) => !people || people.some(({ id }) => id === one)) : [],
  };
}
