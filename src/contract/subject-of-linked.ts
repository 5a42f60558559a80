import type { Subject } from './endpoint.ts';
import type { LinkedKind } from './linked-kind.ts';

/** Whose right what can be linked is read and changed by. */
export const subjectOf: Readonly<Record<LinkedKind, Subject>> = {
  mail: 'Email',
  message: 'Chat',
  order: 'Order',
  card: 'Board',
  todo: 'Todo',
  event: 'Calendar',
  invoice: 'Invoice',
};
