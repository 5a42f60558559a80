import { keepContent, keepFile } from '#features/files/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextId } from '#server/next-ids.ts';
import type { Recipient } from '../contract.ts';
import { mails } from '../tables.ts';
import { dispatchMail, recipientsOf } from './dispatch-mail.ts';
import { findPeople } from './find-people.ts';
import { sanitizeMessage, textOfMessage } from './sanitize-message.ts';

/** A mail that invites somebody, moves what they are invited to, or calls it off. */
export interface InvitationMail {
  entity: string;
  /** The organizer: from whose mailbox it leaves. */
  ownerId: number;
  from: Recipient;
  to: Recipient;
  subject: string;
  message: string;
  /** What a calendar reads: an iCalendar file, and the method of RFC 5546 that it has. */
  invitation: { method: string; text: string };
}

/** Sends such a mail in the caller's transaction; the organizer finds it among the sent ones, and what becomes of it as with any other. */
export async function sendInvitation(db: Db, deps: Dependencies, mail: InvitationMail, now: Date): Promise<void> {
  const { entity, ownerId, from, to, subject, message, invitation } = mail;
  const content = await keepContent(deps, { bytes: new TextEncoder().encode(invitation.text), mediaType: 'text/calendar' });
  const { id: fileId, sizeBytes } = await keepFile(db, deps, { entity, name: 'invite.ics', content, personId: ownerId });
  const mediaType = `text/calendar; method=${invitation.method}; charset=utf-8`;
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
      fromPersonId: ownerId,
      to: [to],
      cc: [],
      bcc: [],
      subject,
      message: sanitizeMessage(message),
      messageText: textOfMessage(message),
      attachments: [{ fileId, fileName: 'invite.ics', mediaType, sizeBytes }],
      time: now,
      lastTime: now,
      threadId: id,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!draft) throw new Error('the invitation was not written');
  await dispatchMail(db, deps, draft, await findPeople(db, entity, recipientsOf(draft)), now);
}
