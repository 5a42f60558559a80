import type { Subject } from '#contract/endpoint.ts';
import type { Scope } from './scope.ts';

/** The number of unread items of an area for the signed-in user, shown in the menu and the tab's title. */
export interface UnreadCount {
  readonly area: 'email' | 'chat';
  /** Users who can't read this subject get no number. */
  readonly subject: Subject;
  readonly count: (scope: Scope) => Promise<number>;
}
