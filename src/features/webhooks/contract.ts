import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { id, page, perPage, version } from '#contract/primitives.ts';
import { type WebhookKind, webhookKinds } from '#contract/webhook-kinds.ts';

/** Maximum per company. */
export const maxWebhooks = 20;

/** `gone`: responded with 410; `dead`: no delivery succeeded for a day. */
export const offReasons = ['gone', 'dead'] as const;
export type OffReason = (typeof offReasons)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why there was no response: see `PostFailure`; `secret`: the stored secret can't be decrypted anymore. */
const failures = ['own-network', 'not-encrypted', 'unknown-host', 'certificate', 'slow', 'unreached', 'secret'] as const;
const failure = z.nullable(z.enum(failures));

const deliveryTry = z.object({
  at: z.string(),
  /** HTTP status; null without a response, see `failure`. */
  status: z.nullable(z.number()),
  failure,
  /** Duration in milliseconds. */
  ms: z.number(),
  /** Beginning of the response body. */
  text: z.string(),
});
export type DeliveryTry = z.infer<typeof deliveryTry>;

const kinds = () =>
  z.array(z.enum(webhookKinds as [WebhookKind, ...WebhookKind[]])).check(z.minLength(1), z.maxLength(webhookKinds.length));
const address = () =>
  z.string().check(z.trim(), z.maxLength(500), z.regex(/^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i, says('not_a_web_address')));

const fields = { address: address(), kinds: kinds(), isActive: z.boolean() };

const webhook = z.object({
  id: z.number(),
  address: z.string(),
  kinds: kinds(),
  isActive: z.boolean(),
  /** Why it was turned off automatically; null when a person did. */
  offReason: z.nullable(z.enum(offReasons)),
  /** Time since deliveries fail; null while they succeed. */
  failingSince: z.nullable(z.string()),
  lastDeliveredAt: z.nullable(z.string()),
  /** Until when deliveries are also signed with the previous secret. */
  oldSecretUntil: z.nullable(z.string()),
  version: z.number(),
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  /** Value of the `webhook-id` header. */
  id: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  createdAt: z.string(),
  /** Number of attempts. */
  tries: z.number(),
  /** Outcome of the last attempt, if any. */
  status: z.nullable(z.number()),
  failure,
  ms: z.nullable(z.number()),
  /** Time of the next attempt; null when immediate or never. */
  nextTryAt: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof delivery>;

const deliveryDetails = z.object({
  ...delivery.shape,
  /** Exact request body. */
  body: z.string(),
  /** Newest last. */
  everyTry: z.array(deliveryTry),
});
export type DeliveryDetails = z.infer<typeof deliveryDetails>;

const params = () => z.object({ id: id() });
const deliveryParams = () => z.object({ id: id(), deliveryId: z.string().check(z.maxLength(80)) });
const noSuch = { 404: 'No such webhook.' };
const off = { 409: 'It’s turned off: nothing is sent.' };
const secret = z.string();

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/v1/webhooks',
  summary: 'Lists the company’s webhooks in the order they were added.',
  action: 'manage',
  subject: 'all',
  answer: z.object({ webhooks: z.array(webhook) }),
});

export const addWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks',
  summary: 'Adds a webhook. `secret` verifies its deliveries and is returned only once.',
  action: 'manage',
  subject: 'all',
  body: z.strictObject(fields),
  answer: z.object({ webhook, secret }),
  status: 201,
});

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/api/v1/webhooks/{id}',
  summary: 'Changes a webhook, or turns it on or off.',
  action: 'manage',
  subject: 'all',
  params: params(),
  body: z.strictObject({ ...fields, version: version() }),
  answer: z.object({ webhook }),
  refusals: { ...noSuch, 409: 'It was changed by someone else; `current` has the webhook.' },
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/v1/webhooks/{id}',
  summary: 'Deletes a webhook: it gets no more deliveries.',
  action: 'manage',
  subject: 'all',
  params: params(),
  refusals: noSuch,
});

export const restoreWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/{id}/restore',
  summary: 'Restores a webhook.',
  action: 'manage',
  subject: 'all',
  params: params(),
  answer: z.object({ webhook }),
  refusals: { 404: 'No such deleted webhook.' },
});

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/{id}/secret',
  summary: 'Replaces the secret and returns it once. For a day, the previous one signs too.',
  action: 'manage',
  subject: 'all',
  params: params(),
  answer: z.object({ webhook, secret }),
  refusals: noSuch,
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/{id}/test',
  summary: 'Sends a `ping` to test the connection.',
  action: 'manage',
  subject: 'all',
  params: params(),
  answer: z.object({ delivery }),
  status: 201,
  refusals: { ...noSuch, ...off },
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/v1/webhooks/{id}/deliveries',
  summary: 'Lists the webhook’s deliveries of the last thirty days, newest first; `q` searches type and id.',
  action: 'manage',
  subject: 'all',
  params: params(),
  query: z.object({ q: z._default(z.string(), ''), page: page(), perPage: perPage(20) }),
  answer: z.object({ webhook, deliveries: z.array(delivery), total: z.number() }),
  refusals: noSuch,
});

export const getDelivery = endpoint({
  method: 'GET',
  path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}',
  summary: 'Returns a delivery with its payload and attempts.',
  action: 'manage',
  subject: 'all',
  params: deliveryParams(),
  answer: z.object({ delivery: deliveryDetails }),
  refusals: { 404: 'No such delivery.' },
});

export const sendDeliveryAgain = endpoint({
  method: 'POST',
  path: '/api/v1/webhooks/{id}/deliveries/{deliveryId}/again',
  summary: 'Sends a delivery again with the same id; failures are retried for a day.',
  action: 'manage',
  subject: 'all',
  params: deliveryParams(),
  answer: z.object({ delivery }),
  refusals: { 404: 'No such delivery.', ...off },
});

export const webhookEndpoints = [
  ...[listWebhooks, addWebhook, updateWebhook, deleteWebhook, restoreWebhook],
  ...[renewWebhookSecret, testWebhook, listDeliveries, getDelivery, sendDeliveryAgain],
];
