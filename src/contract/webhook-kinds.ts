import type { ChangeKind } from './change.ts';

/** The kinds of change that a webhook can be told of, by app: records of the company. What is a person's own, or follows from others, is told to nobody. */
export const webhookKindsByApp = {
  work: ['board', 'calendar', 'todo'],
  money: ['invoice', 'client', 'seller'],
  shop: ['order', 'product', 'coupon'],
  texts: ['blog', 'help', 'profile'],
  people: ['user', 'person', 'employee', 'role', 'permission', 'plan'],
} as const satisfies Record<string, readonly ChangeKind[]>;

export type WebhookApp = keyof typeof webhookKindsByApp;
export type WebhookKind = (typeof webhookKindsByApp)[WebhookApp][number];

/** Written out: of what is made by a call the web has nothing. */
export const webhookKinds: readonly WebhookKind[] = [
  ...webhookKindsByApp.work,
  ...webhookKindsByApp.money,
  ...webhookKindsByApp.shop,
  ...webhookKindsByApp.texts,
  ...webhookKindsByApp.people,
];
