import type { Subject } from './endpoint.ts';

/** What abilities call a kind of change or an area: `email` is `Email`. */
export function subjectOf(kind: string): Subject {
  return (kind.charAt(0).toUpperCase() + kind.slice(1)) as Subject;
}
