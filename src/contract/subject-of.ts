import { type ChangeKind, subjects } from './change.ts';
import type { Subject } from './endpoint.ts';

/** Returns the subject of a kind of change; only users who can read it are notified. */
export function subjectOf(kind: ChangeKind): Subject {
  return subjects[kind];
}
