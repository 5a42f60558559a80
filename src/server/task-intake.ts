import type { Scope } from './scope.ts';

/** A task of a file that another area reads, such as a VTODO of a calendar. */
export interface TaskOfFile {
  /** Its name in the world. */
  uid: string;
  title: string;
  /** Sanitized HTML. */
  description: string;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** `HH:MM`, only beside a date. */
  dueTime: string | null;
  isCompleted: boolean;
  isImportant: boolean;
  tags: string[];
  /** How it repeats: every so many units, on which days of the week (Monday 1), or on the n-th of one in each month. */
  repeat: { every: number; unit: 'day' | 'week' | 'month' | 'year'; weekdays?: number[]; nth?: 1 | 2 | 3 | 4 | -1; day?: number } | null;
  /** When to remind of it, as ISO 8601. */
  remindAt: string | null;
  /** Whether the file calls it off. */
  isCanceled: boolean;
}

/** What became of a task: *unknown* is one that is called off and was never here. */
export type TaskOutcome = 'added' | 'updated' | 'canceled' | 'unknown' | 'not_allowed';

/** A task that was written, as it was before (null: it is new), and the version that it has now. */
export interface TakenTask {
  id: number;
  before: Record<string, unknown> | null;
  versionAfter: number;
}

/** Takes tasks of files in for the area that has them. */
export interface TaskIntake {
  /** Adds what is new; what came before is brought up to date. @returns what became of each, in the same order, and what was written */
  take(tasks: readonly TaskOfFile[], scope: Scope): Promise<{ outcomes: TaskOutcome[]; taken: TakenTask[] }>;
  /** Puts tasks back as they were. What was changed since stays. */
  takeBack(taken: readonly TakenTask[], scope: Scope): Promise<void>;
}
