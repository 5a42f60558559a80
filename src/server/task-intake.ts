import type { Scope } from './scope.ts';

/** A task from a file that a different area reads, such as a VTODO of a calendar. */
export interface TaskOfFile {
  /** Its globally unique id. */
  uid: string;
  title: string;
  /** Sanitized HTML. */
  description: string;
  /** `YYYY-MM-DD` */
  dueDate: string | null;
  /** `HH:MM`, only with a date. */
  dueTime: string | null;
  isCompleted: boolean;
  isImportant: boolean;
  tags: string[];
  /** How it repeats: every number of units, on which weekdays (Monday is 1), or on the nth weekday of each month. */
  repeat: { every: number; unit: 'day' | 'week' | 'month' | 'year'; weekdays?: number[]; nth?: 1 | 2 | 3 | 4 | -1; day?: number } | null;
  /** ISO 8601 time of the reminder. */
  remindAt: string | null;
  /** Whether the file cancels it. */
  isCanceled: boolean;
}

/** The result for a task: *unknown* means it was canceled but never existed here. */
export type TaskOutcome = 'added' | 'updated' | 'canceled' | 'unknown' | 'not_allowed';

/** A written task: its previous state (null if new) and its current version. */
export interface TakenTask {
  id: number;
  before: Record<string, unknown> | null;
  versionAfter: number;
}

/** Imports tasks from files for the area that owns them. */
export interface TaskIntake {
  /** Adds new tasks and updates existing ones. @returns the outcome of each, in the same order, and what was written */
  take(tasks: readonly TaskOfFile[], scope: Scope): Promise<{ outcomes: TaskOutcome[]; taken: TakenTask[] }>;
  /** Restores the previous state of tasks. Later changes are kept. */
  takeBack(taken: readonly TakenTask[], scope: Scope): Promise<void>;
}
