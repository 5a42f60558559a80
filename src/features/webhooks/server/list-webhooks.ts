import { asc } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { listWebhooks as contract } from '../contract.ts';
import { webhooks } from '../tables.ts';
import { toWebhook } from './to-webhook.ts';

/** The webhooks of the company, as they were added. */
export async function listWebhooks(_: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const rows = await db.select().from(webhooks).where(live(webhooks, entity)).orderBy(asc(webhooks.id));
  return { webhooks: rows.map((row) => toWebhook(row, now)) };
}
