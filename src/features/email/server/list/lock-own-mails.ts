import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { mails } from '../../tables.ts';

/** The chosen mails, locked in the order of their ids so that two writers never wait for each other in a circle. @throws when one is not the person's: 400, or what is asked for. */
export async function lockOwnMails(given: number[], scope: Scope, otherwise: 'invalid' | 'not_found' = 'invalid') {
  return lockMails(given, live(mails, scope.entity), scope, otherwise);
}

/** The same, with those that are deleted already: `deletedAt` tells. */
export async function lockOwnMailsOrDeleted(given: number[], scope: Scope) {
  return lockMails(given, eq(mails.entity, scope.entity), scope, 'invalid');
}

async function lockMails(given: number[], which: SQL | undefined, { db, identity }: Scope, otherwise: 'invalid' | 'not_found') {
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
      deletedAt: mails.deletedAt,
    })
    .from(mails)
    .where(and(which, eq(mails.ownerId, identity.personId), inArray(mails.id, ids)))
    .orderBy(asc(mails.id))
    .for('update');
  const known = new Set(rows.map((row) => row.id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw unknownMails(unknown, otherwise);
  return rows;
}

function unknownMails(ids: number[], code: 'invalid' | 'not_found'): Refusal {
  const reason = { code: 'unknown_mails', ids: ids.map(String) } as const;
  if (code === 'invalid') return invalid('emailIds', reason);
  return new Refusal('not_found', { code: 'not_found', what: 'mail' }, { fields: { emailIds: [reason] } });
}
