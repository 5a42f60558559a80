import type { InputOf } from '#contract/endpoint.ts';
import type { addSpace, Space } from '#features/kanban/space-contract.ts';

export const boardSteps = ['details', 'columns', 'people', 'review'] as const;
export type BoardStep = (typeof boardSteps)[number];

/** With which columns a board may begin, by the keys of their words. The last one of a board means done. */
export const columnSets = {
  work: ['todo', 'doing', 'done'],
  ideas: ['ideas', 'chosen', 'tried', 'kept'],
  offers: ['asked', 'offered', 'agreed', 'delivered'],
} as const;
export type ColumnSet = keyof typeof columnSets;

/** As many as a board may begin with. */
export const mostColumns = 20;

/** A board as far as somebody has come with it. */
export interface BoardDraft extends Pick<Space, 'name' | 'visibility' | 'memberIds'> {
  step: BoardStep;
  columnSet: ColumnSet;
  /** `key` tells one from another while they are renamed. */
  columns: readonly { key: number; title: string }[];
}

/** Titles as the columns of a draft. */
export function columnsOf(titles: readonly string[]): BoardDraft['columns'] {
  return titles.map((title, key) => ({ key, title }));
}

/** The columns with an empty one behind them. */
export function withNewColumn(columns: BoardDraft['columns']): BoardDraft['columns'] {
  return [...columns, { key: 1 + Math.max(-1, ...columns.map(({ key }) => key)), title: '' }];
}

export type DraftProblem = 'nameMissing' | 'noColumn' | 'columnMissing' | 'columnTwice';

/** What has to be put right at a step before the next one. */
export function problemAt({ name, columns }: BoardDraft, step: BoardStep): DraftProblem | undefined {
  if (step === 'details') return name.trim() === '' ? 'nameMissing' : undefined;
  if (step !== 'columns') return undefined;
  const titles = columns.map(({ title }) => title.trim().toLowerCase());
  if (titles.length === 0) return 'noColumn';
  if (titles.includes('')) return 'columnMissing';
  return new Set(titles).size < titles.length ? 'columnTwice' : undefined;
}

/** The furthest step that may be gone to: the first with a problem, else the last. */
export function furthestStep(draft: BoardDraft): BoardStep {
  return boardSteps.find((step) => problemAt(draft, step)) ?? 'review';
}

/** The draft at another step, or at the one before it that has to be put right first. */
export function atStep(draft: BoardDraft, wanted: BoardStep): BoardDraft {
  const furthest = furthestStep(draft);
  return { ...draft, step: boardSteps.indexOf(wanted) > boardSteps.indexOf(furthest) ? furthest : wanted };
}

/** The step before or after one. */
export function stepBeside(step: BoardStep, by: 1 | -1): BoardStep {
  return boardSteps[boardSteps.indexOf(step) + by] ?? step;
}

/**
 * What is sent of it: nobody is named where the whole company sees it, nor who has left since they were chosen.
 * @param people who there is; undefined while that is not known
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
