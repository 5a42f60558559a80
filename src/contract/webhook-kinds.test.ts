import { expect, test } from 'vitest';
import { subjects } from './change.ts';
import { webhookKinds } from './webhook-kinds.ts';

/** Decided for each kind: what is one person's own, a list of what others did, or of webhooks themselves. */
const toldToNobody = ['audit', 'bookmark', 'cart', 'chat', 'email', 'notification', 'session', 'trash', 'view', 'webhook'];

test('of each kind of change it is decided whether webhooks are told of it', () => {
  expect([...webhookKinds, ...toldToNobody].sort()).toEqual(Object.keys(subjects).sort());
});
