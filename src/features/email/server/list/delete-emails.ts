import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { settleNotifications } from '#features/notifications/server/offers.ts';
import { announce } from '#server/announce.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteEmails as deleteContract, emptyFolder as emptyContract, restoreEmails as restoreContract } from '../../contract.ts';
import { mails } from '../../tables.ts';
import { lockOwnMailsOrDeleted } from './lock-own-mails.ts';

/**
 * Deletes mails with what is nested in them. What was deleted together has the same moment. Those that another device has deleted meanwhile
 * are left as they are, so that bringing back what this call deleted brings back no more.
 */
export async function deleteEmails({ body }: GivenOf<typeof deleteContract>, scope: Scope): Promise<AnswerOf<typeof deleteContract>> {
  const rows = (await lockOwnMailsOrDeleted(body.emailIds, scope)).filter(({ deletedAt }) => deletedAt === null);
  const kept = rows.find(({ folder, isDraft }) => folder !== 'trash' && folder !== 'spam' && !isDraft);
  if (kept) throw invalid('emailIds', { code: 'mail_not_in_trash', id: kept.id });
  const ids = rows.map(({ id }) => id);
  await markDeleted(ids, scope);
  return { count: ids.length, deletedAt: scope.now.toISOString() };
}

/** Deletes all of the trash or of spam. */
export async function emptyFolder({ body }: GivenOf<typeof emptyContract>, scope: Scope): Promise<AnswerOf<typeof emptyContract>> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.entity, entity), eq(mails.ownerId, identity.personId), eq(mails.listedIn, body.folder)))
    .orderBy(mails.id)
    .for('update');
  const ids = rows.map(({ id }) => id);
  await markDeleted(ids, scope);
  return { count: ids.length, deletedAt: scope.now.toISOString() };
}

/** Brings back what was deleted at one moment. */
export async function restoreEmails({ body }: GivenOf<typeof restoreContract>, scope: Scope): Promise<AnswerOf<typeof restoreContract>> {
  const { db, entity, identity, now } = scope;
  const restored = await db
    .update(mails)
    .set({ deletedAt: null, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(eq(mails.entity, entity), eq(mails.ownerId, identity.personId), eq(mails.deletedAt, body.deletedAt)))
    .returning({ id: mails.id, isNested: mails.isNested });
  await announce(db, entity, { kind: 'email', ids: restored.map(({ id }) => id), person: identity.personId });
  return { count: restored.filter(({ isNested }) => !isNested).length };
}

const idsPerStatement = 5000;

async function markDeleted(ids: number[], { db, entity, identity, now }: Scope): Promise<void> {
  for (let at = 0; at < ids.length; at += idsPerStatement) {
    const some = ids.slice(at, at + idsPerStatement);
    await db
      .update(mails)
      .set({ deletedAt: now, sendAt: null, version: sql`${mails.version} + 1`, updatedAt: now })
      .where(
        and(
          eq(mails.entity, entity),
          eq(mails.ownerId, identity.personId),
          or(inArray(mails.id, some), and(eq(mails.isNested, true), isNotNull(mails.nestedInId), inArray(mails.nestedInId, some))),
        ),
      );
  }
  await settleNotifications(db, entity, { personId: identity.personId, area: 'email', targetIds: ids }, now);
  await announce(db, entity, { kind: 'email', ids, person: identity.personId });
}
