import { type ChangeKind, subjects } from './change.ts';
import type { Subject } from './endpoint.ts';

/** What abilities call a kind of change: who may read it is told of it. */
export function subjectOf(kind: ChangeKind): Subject {
  return subjects[kind];
}
