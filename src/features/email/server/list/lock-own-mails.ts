import { and, asc, eq, inArray } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { mails } from '../../tables.ts';

/** The chosen mails, locked in the order of their ids so that two writers never wait for each other in a circle. @throws 400 when one is not the person's. */
export async function lockOwnMails(given: number[], { db, entity, identity }: Scope) {
  const ids = [...new Set(given)];
  const rows = await db
    .select({
      id: mails.id,
      folder: mails.folder,
      labels: mails.labels,
      version: mails.version,
      isDraft: mails.isDraft,
      sendAt: mails.sendAt,
      attachments: mails.attachments,
    })
    .from(mails)
    .where(and(live(mails, entity), eq(mails.ownerId, identity.personId), inArray(mails.id, ids)))
    .orderBy(asc(mails.id))
    .for('update');
  const known = new Set(rows.map((row) => row.id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw invalid('emailIds', { code: 'unknown_mails', ids: unknown.map(String) });
  return rows;
}
