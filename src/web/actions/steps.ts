import { toast } from '../toast.ts';
import { recordSilently, undoEntry } from '../undo/undo-history.ts';
import type { RowKey } from './row-queue.ts';

/** How long keys must rest until a message tells of what they did together, in milliseconds. */
export const stepRestMs = 900;

/** One step that was made: what is said of it, and what takes it back. */
export interface MadeStep {
  said: string;
  /** Answers false when it failed. */
  takeBack: () => Promise<unknown>;
}

interface Row {
  /** The steps' places in the undo history, the newest last. */
  ids: number[];
  said: string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Makes steps of a row, such as moves by arrow keys. Each is in the undo history as soon as it is made. When the keys rest, one message
 * tells of the last one and offers to take all of them back. Another change of the row that is no step ends it at once.
 * @param undo the label of that offer; undefined for a person who may not undo
 */
export function createSteps(undo: () => string | undefined) {
  const rows = new Map<RowKey, Row>();
  /** @param make answers undefined when the step failed. */
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

/** The rows of steps of a page's actions. A step that cannot be taken back says so and can be tried again. */
export function rowOfSteps({ attempt, undoLabel }: StepActions) {
  const step = createSteps(undoLabel);
  return (row: RowKey, isStep: boolean, make: () => Promise<MadeStep | undefined>) =>
    step(row, isStep, async () => {
      const made = await make();
      return made && { ...made, takeBack: () => attempt(made.takeBack) };
    });
}

/** The newest first: each is taken back from what the next one found. */
async function takeBackAll(ids: readonly number[]): Promise<void> {
  for (const id of ids.toReversed()) await undoEntry(id);
}
