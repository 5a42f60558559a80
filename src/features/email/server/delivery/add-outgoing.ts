import type { Db } from '#server/database.ts';
import { nextId } from '#server/next-ids.ts';
import type { Recipient } from '../../contract.ts';
import { mails, type StoredAttachment } from '../../tables.ts';
import type { MailRecord } from '../compose/lock-draft.ts';
import { sanitizeMessage, textOfMessage } from '../compose/sanitize-message.ts';

/** A mail that the app writes for a person. */
interface Outgoing {
  entity: string;
  /** From whose mailbox it leaves. */
  ownerId: number;
  from: Recipient;
  to: Recipient;
  subject: string;
  message: string;
  /** What leaves instead, where the sender is not to know it. */
  outsideMessage?: string | undefined;
  attachments: StoredAttachment[];
  /** Whether a person writes it, and not the installation itself. */
  isOfPerson?: boolean;
}

/** Adds it as a draft, which `dispatchMail` then lets leave. */
export async function addOutgoing(
  db: Db,
  { entity, ownerId, from, to, subject, message, outsideMessage, attachments, isOfPerson = true }: Outgoing,
  now: Date,
): Promise<MailRecord> {
  const id = await nextId(db, entity, 'email');
  const [draft] = await db
    .insert(mails)
    .values({
      entity,
      id,
      ownerId,
      folder: 'draft',
      isRead: true,
      isDraft: true,
      fromName: from.name,
      fromEmail: from.email,
      fromPersonId: isOfPerson ? ownerId : null,
      to: [to],
      cc: [],
      bcc: [],
      subject,
      message: sanitizeMessage(message),
      outsideMessage: outsideMessage === undefined ? null : sanitizeMessage(outsideMessage),
      messageText: textOfMessage(message),
      attachments,
      time: now,
      lastTime: now,
      threadId: id,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!draft) throw new Error('the mail was not written');
  return draft;
}
