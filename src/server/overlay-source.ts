import type { Subject } from '#contract/endpoint.ts';
import type { Scope } from './scope.ts';

/** The visible part of a calendar: its moments, and its days in the reader's time zone. */
interface OverlayRange {
  from: Date;
  until: Date;
  fromDate: string;
  untilDate: string;
}

/** A record shown in the calendar on its due date. */
interface DueRecord {
  id: number;
  title: string;
  /** A day, or a moment. */
  start: string;
  isDone: boolean;
  /** Whether the caller can change its due date in the calendar. */
  canMove: boolean;
  path: string;
}

/** Records of an area that the calendar shows by due date. */
export interface OverlaySource {
  readonly kind: 'card' | 'todo' | 'invoice';
  /** The subject the caller must be able to read. */
  readonly subject: Subject;
  /** Returns the records due in the range, earliest first. */
  list(range: OverlayRange, scope: Scope, most: number): Promise<DueRecord[]>;
}
