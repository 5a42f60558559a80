import type { Subject } from '#contract/endpoint.ts';
import type { Scope } from './scope.ts';

/** How much of an area lies unread before the signed-in person: the number in the menu and in the tab's title. */
export interface UnreadCount {
  readonly area: 'email' | 'chat';
  /** Whoever may not read it is told no number. */
  readonly subject: Subject;
  readonly count: (scope: Scope) => Promise<number>;
}
