import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { mails } from '../../tables.ts';

/** Takes a label off all mails of the signed-in person that have it, deleted ones too. @returns which had it. */
export async function takeOffMails(label: string, scope: Scope): Promise<number[]> {
  return changeMails(sql`${mails.labels} @> array[${label}]::text[]`, sql`array_remove(${mails.labels}, ${label})`, scope);
}

/** Puts a label on those of the mails that are still there, without it. @returns which got it. */
export async function putOnMails(label: string, ids: readonly number[], scope: Scope): Promise<number[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${mails.id} = any(${`{${ids.join(',')}}`}::bigint[]) and not ${mails.labels} @> array[${label}]::text[]`;
  return changeMails(wanted, sql`array_append(${mails.labels}, ${label})`, scope);
}

async function changeMails(wanted: SQL, labels: SQL, { db, entity, identity, now }: Scope): Promise<number[]> {
  // Locked in the order of their ids, as whoever changes several mails does.
  const changing = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.entity, entity), eq(mails.ownerId, identity.personId), wanted))
    .orderBy(mails.id)
    .for('update');
  const changed = await db
    .update(mails)
    .set({ labels, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(eq(mails.entity, entity), sql`${mails.id} = any(array(${changing}))`))
    .returning({ id: mails.id });
  return changed.map(({ id }) => id);
}
