import { expect, test } from 'vitest';
import { subjects } from './change.ts';
import { webhookKinds } from './webhook-kinds.ts';

/** Kinds without webhooks: a user's own data, lists of others' actions, and webhooks themselves. */
const toldToNobody = ['audit', 'bookmark', 'cart', 'chat', 'email', 'notification', 'session', 'trash', 'view', 'webhook'];

test('every kind of change is either sent to webhooks or excluded', () => {
  expect([...webhookKinds, ...toldToNobody].sort()).toEqual(Object.keys(subjects).sort());
});
