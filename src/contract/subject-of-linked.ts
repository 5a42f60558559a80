import type { Subject } from './endpoint.ts';
import type { LinkedKind } from './linked-kind.ts';

/** The subject whose permission is required to read or update an item of a linked kind. */
export const subjectOf: Readonly<Record<LinkedKind, Subject>> = {
  mail: 'Email',
  message: 'Chat',
  order: 'Order',
  card: 'Board',
  todo: 'Todo',
  event: 'Calendar',
  invoice: 'Invoice',
};
