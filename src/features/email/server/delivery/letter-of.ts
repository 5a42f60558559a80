import { and, eq, inArray } from 'drizzle-orm';
import { domainOf } from '#contract/domain-of.ts';
import { files } from '#platform/files/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Address, Letter } from '#server/mail-host.ts';
import type { StoredAttachment } from '../../tables.ts';
import { plainTextOf } from '../compose/plain-text.ts';
import type { MailRecord } from '../drafts.ts';

/** Returns a stored email as sent to outside recipients, with content the sender may not see. */
export function outgoingMessageOf(db: Db, deps: Dependencies, mail: MailRecord): Promise<Letter> {
  return letterOf(db, deps, { ...mail, message: mail.outsideMessage ?? mail.message });
}

/** Builds a stored email for sending, with the bytes of its files. Includes blind copies: remove them before sending. */
export async function letterOf(db: Db, deps: Dependencies, mail: MailRecord): Promise<Letter> {
  const { id, entity, messageId, referenceIds, fromName, fromEmail, to, cc, bcc, subject, time, message, attachments } = mail;
  return {
    messageId: messageId || `<draft-${id}@atrium.invalid>`,
    inReplyTo: referenceIds.at(-1) ?? null,
    references: referenceIds,
    from: { name: fromName, email: fromEmail },
    replyTo: null,
    to,
    cc,
    bcc,
    subject,
    date: time,
    html: message,
    text: plainTextOf(message),
    attachments: await withBytes(db, deps, entity, attachments),
  };
}

async function withBytes(db: Db, deps: Dependencies, entity: string, attachments: StoredAttachment[]): Promise<Letter['attachments']> {
  if (attachments.length === 0) return [];
  const ids = attachments.map(({ fileId }) => fileId);
  const kept = await db
    .select({ id: files.id, key: files.key })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, ids)));
  return Promise.all(
    attachments.map(async ({ fileId, fileName, mediaType, contentId }) => {
      const key = kept.find(({ id }) => id === fileId)?.key;
      const bytes = key === undefined ? null : await deps.files.read(key);
      if (!bytes) throw new Error('the bytes of an attachment are missing');
      return { fileName, mediaType, bytes, ...(contentId && { contentId }) };
    }),
  );
}

/**
 * Prepares a letter for sending: removes blind copies and uses an allowed sender address, in the operator's domain or in a domain that
 * signs it. For a person of another domain only the name is kept. Replies always go to the author.
 */
export function outgoingLetter(letter: Letter, mailFrom: Address, isSigned = false): Letter {
  const { from } = letter;
  const mayStay = isSigned || domainOf(from.email) === domainOf(mailFrom.email);
  return { ...letter, bcc: [], from: mayStay ? from : { name: from.name || mailFrom.name, email: mailFrom.email }, replyTo: from };
}
