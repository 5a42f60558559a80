import { and, eq, inArray, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict, invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateEmails as contract, EmailChanges } from '../contract.ts';
import { mails } from '../tables.ts';
import { storedAttachments } from './attachment.ts';
import { getEmail } from './get-email.ts';
import { lockOwnMails } from './lock-own-mails.ts';
import { refuseOverloaded, sanitizeMessage, textOfMessage } from './sanitize-message.ts';

const draftFields = ['to', 'cc', 'bcc', 'subject', 'message', 'attachments'] as const;

/** Changes the given fields of all the chosen mails, or of none. */
export async function updateEmails({ body }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { emailIds, dataToUpdate, version } = body;
  const given = Object.fromEntries(Object.entries(dataToUpdate).filter(([, value]) => value !== undefined)) as EmailChanges;
  if (Object.keys(given).length === 0) throw invalid('dataToUpdate', 'must name at least one field');
  const rows = await lockOwnMails(emailIds, scope);
  await refuseOldVersion(rows, version, scope);
  refuseUnlessDrafts(given, rows);
  if (given.message !== undefined) refuseOverloaded(given.message);
  const ids = rows.map((row) => row.id);
  await scope.db
    .update(mails)
    .set({ ...(await toColumns(given, scope)), version: sql`${mails.version} + 1`, updatedAt: scope.now })
    .where(and(eq(mails.entity, scope.entity), inArray(mails.id, ids)));
  await announce(scope.db, scope.entity, { kind: 'email', ids, person: scope.identity.personId });
}

type Locked = Awaited<ReturnType<typeof lockOwnMails>>;

async function refuseOldVersion(rows: Locked, version: number | undefined, scope: Scope): Promise<void> {
  if (version === undefined) return;
  const [row, another] = rows;
  if (!row || another) throw invalid('version', 'goes with exactly one mail');
  if (row.version !== version)
    throw conflict('The mail', await getEmail({ query: { id: row.id } } as Parameters<typeof getEmail>[0], scope));
}

function refuseUnlessDrafts(given: EmailChanges, rows: Locked): void {
  const field = draftFields.find((name) => given[name] !== undefined);
  const other = rows.find((row) => row.folder !== 'draft' || !row.isDraft);
  if (field && other) throw invalid(`dataToUpdate.${field}`, `can be changed of your drafts only, and mail ${other.id} is none`);
}

async function toColumns(given: EmailChanges, scope: Scope): Promise<Partial<typeof mails.$inferInsert>> {
  const { attachments, message, folder, isStarred, isRead, labels, to, cc, bcc, subject } = given;
  return {
    ...(folder && { folder }),
    ...(isStarred !== undefined && { isStarred }),
    ...(isRead !== undefined && { isRead }),
    ...(labels && { labels: [...new Set(labels)] }),
    ...(to && { to }),
    ...(cc && { cc }),
    ...(bcc && { bcc }),
    ...(subject !== undefined && { subject }),
    ...(message !== undefined && { message: sanitizeMessage(message), messageText: textOfMessage(message) }),
    ...(attachments && { attachments: await storedAttachments(attachments, scope) }),
  };
}
