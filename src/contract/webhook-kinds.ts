import type { ChangeKind } from './change.ts';

/** Kinds of change a webhook can subscribe to, by app: company records. A user's own data and derived changes are excluded. */
export const webhookKindsByApp = {
  work: ['board', 'calendar', 'todo'],
  money: ['invoice', 'client', 'seller'],
  shop: ['order', 'product', 'coupon'],
  texts: ['blog', 'help', 'profile'],
  people: ['user', 'person', 'employee', 'role', 'permission', 'plan'],
} as const satisfies Record<string, readonly ChangeKind[]>;

export type WebhookApp = keyof typeof webhookKindsByApp;
export type WebhookKind = (typeof webhookKindsByApp)[WebhookApp][number];

/** Spelled out, because the web build strips contract constants computed by a call (`scripts/contracts-for-web.mjs`). */
export const webhookKinds: readonly WebhookKind[] = [
  ...webhookKindsByApp.work,
  ...webhookKindsByApp.money,
  ...webhookKindsByApp.shop,
  ...webhookKindsByApp.texts,
  ...webhookKindsByApp.people,
];
