import { and, eq, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteMailTemplate as contract } from '../../preferences-contract.ts';
import { mailTemplates } from '../../tables.ts';
import { ownTemplates } from './read-templates.ts';

/** Deletes a template. It can be restored. */
export async function deleteTemplate({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, identity, now } = scope;
  const [deleted] = await db
    .update(mailTemplates)
    .set({ deletedAt: now, version: sql`${mailTemplates.version} + 1`, updatedAt: now })
    .where(and(ownTemplates(scope), eq(mailTemplates.id, params.id)))
    .returning({ id: mailTemplates.id });
  if (!deleted) throw notFound('template');
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
}
