import { toast } from '../toast.ts';
import { recordSilently, undoEntry } from '../undo/undo-history.ts';
import type { RowKey } from './row-queue.ts';

/** How long the keyboard must be idle before one toast summarizes the steps, in milliseconds. */
export const stepRestMs = 900;

export interface MadeStep {
  said: string;
  /** Resolves to false when it failed. */
  takeBack: () => Promise<unknown>;
}

interface Row {
  /** The ids of the steps in the undo history, newest last. */
  ids: number[];
  said: string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Groups steps on a row, such as moves by arrow key. Each step enters the undo history at once. When the keyboard is idle, one toast
 * shows the last step and offers to undo all of them. A change of the row that isn't a step ends the series at once.
 * @param undo the label of that offer; undefined for a person who may not undo
 */
export function createSteps(undo: () => string | undefined) {
  const rows = new Map<RowKey, Row>();
  /** @param make resolves to undefined when the step failed. */
  return async function step(row: RowKey, isStep: boolean, make: () => Promise<MadeStep | undefined>) {
    const own: Row = rows.get(row) ?? { ids: [], said: '', timer: undefined };
    rows.set(row, own);
    clearTimeout(own.timer);
    const made = await make();
    if (made && undo()) {
      own.ids.push(recordSilently(made.said, made.takeBack));
      own.said = made.said;
    }
    clearTimeout(own.timer);
    const end = () => {
      rows.delete(row);
      const label = undo();
      if (own.said && label) toast({ message: own.said, action: { label, run: () => takeBackAll(own.ids) } });
    };
    own.timer = setTimeout(end, isStep ? stepRestMs : 0);
  };
}

interface StepActions {
  attempt(work: () => Promise<unknown>): Promise<boolean>;
  undoLabel(): string | undefined;
}

/** Creates the step series of a page's actions. A failed undo is reported and can be retried. */
export function rowOfSteps({ attempt, undoLabel }: StepActions) {
  const step = createSteps(undoLabel);
  return (row: RowKey, isStep: boolean, make: () => Promise<MadeStep | undefined>) =>
    step(row, isStep, async () => {
      const made = await make();
      return made && { ...made, takeBack: () => attempt(made.takeBack) };
    });
}

/** Newest first, because each undo restores the state the next one expects. */
async function takeBackAll(ids: readonly number[]): Promise<void> {
  for (const id of ids.toReversed()) await undoEntry(id);
}
