import type { Subject } from '#contract/endpoint.ts';
import type { Scope } from './scope.ts';

/** The part of a calendar that is shown: its moments, and its days in the reader's time zone. */
interface OverlayRange {
  from: Date;
  until: Date;
  fromDate: string;
  untilDate: string;
}

/** A record in the calendar on the day when it is due. */
interface DueRecord {
  id: number;
  title: string;
  /** A day, or a moment. */
  start: string;
  isDone: boolean;
  /** Whether the caller can give it another due date in the calendar. */
  canMove: boolean;
  path: string;
}

/** The records of an area that the calendar shows when they are due. */
export interface OverlaySource {
  readonly kind: 'card' | 'todo' | 'invoice';
  /** What the caller needs to read them. */
  readonly subject: Subject;
  /** Those due in the range, earliest first. */
  list(range: OverlayRange, scope: Scope, most: number): Promise<DueRecord[]>;
}
