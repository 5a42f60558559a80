import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { recordAudit } from '#platform/audit/server/public-api.ts';
import { markNotificationsRead } from '#platform/notifications/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Scope } from '#server/scope.ts';
import { forEachId, lockDeleted, type TrashKind } from '#server/trash-kind.ts';
import type * as contract from '../contract.ts';
import { maxWebhooks, type Webhook } from '../contract.ts';
import { webhookDeliveries, webhooks, webhooksView } from '../tables.ts';
import { newSecret, sealSecret } from './webhook-secret.ts';

/** Returns the webhooks of the company, oldest first. */
export async function listWebhooks(
  _: GivenOf<typeof contract.listWebhooks>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listWebhooks>> {
  const { db, entity, now } = scope;
  const rows = await db.select().from(webhooks).where(live(webhooks, entity)).orderBy(asc(webhooks.id));
  return { webhooks: rows.map((row) => toWebhook(row, now)) };
}

/** Adds a webhook with its own secret. */
export async function addWebhook(
  { body }: GivenOf<typeof contract.addWebhook>,
  scope: Scope,
  judged: JudgedAddress,
): Promise<AnswerOf<typeof contract.addWebhook>> {
  const { db, deps, entity, identity, now } = scope;
  refuseAddress(body.address, judged, deps);
  // Allocating the id serializes concurrent requests, so the count is exact.
  const id = await nextId(db, entity, 'webhook');
  const [counted] = await db.select({ total: count() }).from(webhooks).where(live(webhooks, entity));
  if ((counted?.total ?? 0) >= maxWebhooks) throw invalid('address', { code: 'full', max: maxWebhooks });
  const secret = newSecret();
  const values = { ...body, kinds: [...new Set(body.kinds)], createdBy: identity.personId, createdAt: now, updatedAt: now };
  const sealedSecret = await sealSecret(deps, { entity, id }, secret);
  const [row] = await db
    .insert(webhooks)
    .values({ entity, id, ...values, sealedSecret })
    .returning();
  if (!row) throw new Error('the webhook has just been added');
  await recordAudit(db, scope, { action: 'webhook.added', targetKind: 'webhook', targetId: id, target: row.address });
  await announce(db, entity, { kind: 'webhook', ids: [id] });
  return { webhook: toWebhook(row, now), secret };
}

/** Updates a webhook. Turning it on or changing its URL clears earlier failures. */
export async function updateWebhook(
  { params, body }: GivenOf<typeof contract.updateWebhook>,
  scope: Scope,
  judged: JudgedAddress,
): Promise<AnswerOf<typeof contract.updateWebhook>> {
  const { db, deps, entity, now } = scope;
  const { version, ...fields } = body;
  const row = await lockWebhook(params.id, scope);
  if (version !== undefined && version !== row.version) throw conflict('webhook', toWebhook(row, now));
  const kinds = [...new Set(fields.kinds)];
  const isNew = fields.address !== row.address || (fields.isActive && !row.isActive);
  if (isNew) refuseAddress(fields.address, judged, deps);
  const values = {
    ...{ ...fields, kinds, offReason: fields.isActive === row.isActive ? row.offReason : null },
    ...(isNew && { failingSince: null }),
    ...{ version: sql`${webhooks.version} + 1`, updatedAt: now },
  };
  const [after] = await db
    .update(webhooks)
    .set(values)
    .where(and(eq(webhooks.entity, entity), eq(webhooks.id, row.id)))
    .returning();
  if (!after) throw new Error('the webhook is locked');
  // Turning it on resolves the notification that it was turned off.
  if (row.offReason && after.isActive)
    await markNotificationsRead(db, entity, { personId: row.createdBy, area: 'webhook', targetIds: [row.id] }, now);
  const changes = changesOf(row, after);
  await recordAudit(db, scope, { action: 'webhook.edited', targetKind: 'webhook', targetId: row.id, target: after.address, changes });
  await announce(db, entity, { kind: 'webhook', ids: [row.id] });
  return { webhook: toWebhook(after, now) };
}

function changesOf(before: WebhookRow, after: WebhookRow) {
  const facts = ({ address, kinds, isActive }: WebhookRow) => ({ address, kinds: kinds.toSorted().join(', '), isActive: String(isActive) });
  const [from, to] = [facts(before), facts(after)];
  return (['address', 'kinds', 'isActive'] as const)
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ field, from: from[field], to: to[field] }));
}

const besideMs = 86_400_000;

/** Creates a new secret. Deliveries are signed with the previous one as well for a day, so receivers can switch without losing any. */
export async function renewWebhookSecret(
  { params }: GivenOf<typeof contract.renewWebhookSecret>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.renewWebhookSecret>> {
  const { db, deps, entity, now } = scope;
  const row = await lockWebhook(params.id, scope);
  const secret = newSecret();
  const [after] = await db
    .update(webhooks)
    .set({
      sealedSecret: await sealSecret(deps, row, secret),
      sealedOldSecret: row.sealedSecret,
      oldSecretUntil: new Date(now.getTime() + besideMs),
      version: sql`${webhooks.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(webhooks.entity, entity), eq(webhooks.id, row.id)))
    .returning();
  if (!after) throw new Error('the webhook is locked');
  await recordAudit(db, scope, { action: 'webhook.secret-renewed', targetKind: 'webhook', targetId: row.id, target: row.address });
  await announce(db, entity, { kind: 'webhook', ids: [row.id] });
  return { webhook: toWebhook(after, now), secret };
}

/** Soft-deletes a webhook, which stops its deliveries. */
export async function deleteWebhook({ params }: GivenOf<typeof contract.deleteWebhook>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const [row] = await db
    .update(webhooks)
    .set(deletionBy(scope))
    .where(and(live(webhooks, entity), eq(webhooks.id, params.id)))
    .returning();
  if (!row) throw notFound('webhook');
  await recordAudit(db, scope, { action: 'webhook.deleted', targetKind: 'webhook', targetId: row.id, target: row.address });
  await announce(db, entity, { kind: 'webhook', ids: [row.id] }, trashChange);
}

export async function restoreWebhook(
  { params }: GivenOf<typeof contract.restoreWebhook>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restoreWebhook>> {
  const { db, entity, now } = scope;
  const [row] = await db
    .update(webhooks)
    .set(noDeletion(scope))
    .where(and(eq(webhooks.entity, entity), eq(webhooks.id, params.id), isNotNull(webhooks.deletedAt)))
    .returning();
  if (!row) throw notFound('webhook');
  await recordAudit(db, scope, { action: 'webhook.restored', targetKind: 'webhook', targetId: row.id, target: row.address });
  await announce(db, entity, { kind: 'webhook', ids: [row.id] }, trashChange);
  return { webhook: toWebhook(row, now) };
}

export const webhookTrash: TrashKind = {
  kind: 'webhook',
  subject: 'all',
  lines: () => ({ view: webhooksView, key: webhooksView.id, name: webhooksView.address }),
  restore: forEachId('webhook', (id, scope) => restoreWebhook({ params: { id }, query: undefined, body: undefined }, scope)),
  remove: forEachId('webhook', (id, scope) => deleteWebhook({ params: { id }, query: undefined, body: undefined }, scope)),
  async purge(keys, work) {
    const { db, entity } = work;
    const ids = await lockDeleted(webhooks, 'webhook', keys, work);
    await db.delete(webhookDeliveries).where(and(eq(webhookDeliveries.entity, entity), inArray(webhookDeliveries.webhookId, ids)));
    await db.delete(webhooks).where(and(eq(webhooks.entity, entity), inArray(webhooks.id, ids)));
    await announce(db, entity, { kind: 'webhook', ids }, trashChange);
  },
};

/** The result of resolving an address, which happens before the transaction. */
interface JudgedAddress {
  isInward: boolean;
}

export async function judgeAddress(
  { body }: GivenOf<typeof contract.addWebhook> | GivenOf<typeof contract.updateWebhook>,
  { deps }: PreparingScope,
): Promise<JudgedAddress> {
  return { isInward: URL.canParse(body.address) && (await deps.mail.isInward(body.address)) };
}

/** @throws 400 when the URL is invalid, not https, or on the server's own networks, except for hosts the operator allows. */
function refuseAddress(address: string, { isInward }: JudgedAddress, { settings }: Pick<Dependencies, 'settings'>): void {
  const url = URL.parse(address);
  if (!url) throw invalid('address', 'not_a_web_address');
  if (url.protocol === 'http:' && !settings.webhookHosts.includes(url.hostname.replace(/^\[|\]$/g, '')))
    throw invalid('address', 'webhook_not_encrypted');
  if (isInward) throw invalid('address', 'private_network');
}

type Scoped = Pick<Scope, 'db' | 'entity'>;

/** @throws 404 */
export async function findWebhook(id: number, { db, entity }: Scoped): Promise<WebhookRow> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(live(webhooks, entity), eq(webhooks.id, id)));
  if (!row) throw notFound('webhook');
  return row;
}

/** Finds a webhook and locks it against other changes; recording its deliveries doesn't wait. @throws 404 */
async function lockWebhook(id: number, { db, entity }: Scoped): Promise<WebhookRow> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(live(webhooks, entity), eq(webhooks.id, id)))
    .for('no key update');
  if (!row) throw notFound('webhook');
  return row;
}

export type WebhookRow = typeof webhooks.$inferSelect;

/** Converts the webhook to the contract's format, without its secrets. */
export function toWebhook({ failingSince, lastDeliveredAt, oldSecretUntil, ...row }: WebhookRow, now: Date): Webhook {
  const { id, address, kinds, isActive, offReason, version } = row;
  return {
    ...{ id, address, kinds, isActive, offReason, version },
    failingSince: failingSince?.toISOString() ?? null,
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
  };
}
