import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreMailTemplate as contract } from '../../preferences-contract.ts';
import { mailTemplates } from '../../tables.ts';
import { readTemplates } from './read-templates.ts';
import { refuseMoreTemplates } from './refuse-more-templates.ts';

/** Brings a deleted template back. One that is there already is answered as it is, so that a retry is safe. */
export async function restoreTemplate({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const named = and(eq(mailTemplates.entity, entity), eq(mailTemplates.ownerId, identity.personId), eq(mailTemplates.id, params.id));
  const [there] = await db.select({ deletedAt: mailTemplates.deletedAt }).from(mailTemplates).where(named);
  if (!there) throw notFound('template');
  if (there.deletedAt) {
    await refuseMoreTemplates(scope);
    await db
      .update(mailTemplates)
      .set({ deletedAt: null, version: sql`${mailTemplates.version} + 1`, updatedAt: now })
      .where(and(named, isNotNull(mailTemplates.deletedAt)));
    await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  }
  const [template] = await readTemplates(scope, eq(mailTemplates.id, params.id));
  if (!template) throw notFound('template');
  return { template };
}
