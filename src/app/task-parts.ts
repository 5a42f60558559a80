import { createElement } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { LinkedHere } from '#web/links/linked-here.tsx';
import type { TaskPart } from '#web/task-part.ts';

const OrderOfCard = lazyPart(() => import('#features/shop/web/staff/fulfilment/order-of-card.tsx').then((module) => module.OrderOfCard));

/** Orders appear in their own section. */
const LinksOfCard: TaskPart['Part'] = ({ taskId }) => createElement(LinkedHere, { kind: 'card', id: taskId, except: 'order' });

/** Sections other areas add to an open card. */
export const taskParts: readonly TaskPart[] = [
  { name: 'order', needs: { action: 'read', subject: 'Order' }, Part: OrderOfCard },
  { name: 'links', needs: { action: 'read', subject: 'Board' }, Part: LinksOfCard },
];
