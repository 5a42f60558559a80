import { and, eq } from 'drizzle-orm';
import { domainOf } from '#contract/domain-of.ts';
import { keepContent, keepFile } from '#platform/files/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies, Notices } from '#server/dependencies.ts';
import { nextId } from '#server/next-ids.ts';
import type { CompanyMail, Notice } from '#server/notice.ts';
import type { Recipient } from '../../contract.ts';
import { mails, type StoredAttachment } from '../../tables.ts';
import { findPeople } from '../addresses.ts';
import { sanitizeMessage, textOfMessage } from '../compose/sanitize-message.ts';
import type { MailRecord } from '../drafts.ts';
import { deliverToMailboxes } from '../receiving/deliver-to-mailboxes.ts';
import { dispatchMail, recipientsOf } from './dispatch-mail.ts';

/** An email with files that another feature sends for a person. */
interface MailWithFile {
  entity: string;
  ownerId: number;
  from: Recipient;
  to: Recipient;
  subject: string;
  message: string;
  files: readonly { name: string; mediaType: string; bytes: Uint8Array }[];
}

/**
 * Sends an email with files in the caller's transaction. It appears in the sender's sent folder, with its delivery status like any other.
 */
export async function sendWithFile(db: Db, deps: Dependencies, mail: MailWithFile, now: Date): Promise<void> {
  const { entity, ownerId, from, to, subject, message, files } = mail;
  const attachments = [];
  for (const { name, mediaType, bytes } of files) {
    const content = await keepContent(deps, { bytes, mediaType: bareType(mediaType) });
    const { id: fileId, sizeBytes } = await keepFile(db, deps, { entity, name, content, personId: ownerId });
    attachments.push({ fileId, fileName: name, mediaType, sizeBytes });
  }
  const draft = await addOutgoing(db, { entity, ownerId, from, to, subject, message, attachments }, now);
  await dispatchMail(db, deps, draft, await findPeople(db, entity, recipientsOf(draft)), now);
}

/** Removes parameters, such as the method for a calendar. */
function bareType(mediaType: string): string {
  return mediaType.split(';')[0] ?? mediaType;
}

/** An email that invites someone to an event, moves it, or cancels it. Its owner is the organizer. */
interface InvitationMail extends Omit<MailWithFile, 'files'> {
  /** iCalendar file for the recipient's calendar, with its RFC 5546 method. */
  invitation: { method: string; text: string };
}

/** Sends an invitation email in the caller's transaction. */
export async function sendInvitation(db: Db, deps: Dependencies, { invitation, ...mail }: InvitationMail, now: Date): Promise<void> {
  const mediaType = `text/calendar; method=${invitation.method}; charset=utf-8`;
  const file = { name: 'invite.ics', mediaType, bytes: new TextEncoder().encode(invitation.text) };
  await sendWithFile(db, deps, { ...mail, files: [file] }, now);
}

/** See `Notices`. */
async function sendNotice(db: Db, deps: Dependencies, notice: Notice, now: Date): Promise<void> {
  const { entity, isHidden, from, ...mail } = notice;
  const isOfPerson = from !== undefined;
  const written = { entity, ...mail, from: from ?? installation(deps), isOfPerson, attachments: [] };
  const draft = await addOutgoing(db, written, now);
  await dispatchMail(db, deps, draft, new Map(), now, { isOfPerson });
  // A deleted email is in no list and cannot be opened; pending deliveries still go out.
  if (isHidden)
    await db
      .update(mails)
      .set({ deletedAt: now })
      .where(and(eq(mails.entity, entity), eq(mails.id, draft.id)));
}

/** The sender of automated emails. */
function installation({ mail }: Dependencies): Recipient {
  return mail.outgoing?.from ?? { name: 'Atrium', email: 'atrium@atrium.invalid' };
}

/** See `Notices`. */
async function tellByMail(db: Db, deps: Dependencies, told: CompanyMail, now: Date): Promise<void> {
  const { entity, personId, hasMailbox, from, to, subject, message } = told;
  if (!hasMailbox) {
    if (deps.mail.outgoing === null || to.email === '') return;
    await sendNotice(db, deps, { ...{ entity, ownerId: personId, to, subject, message }, outsideMessage: message, isHidden: true }, now);
    return;
  }
  const fromEmail = from.email || installation(deps).email;
  const arrival = {
    ...{ ownerId: personId, fromName: from.name, fromEmail, fromPersonId: null, to: [to], cc: [], bcc: [], subject },
    ...{ message: sanitizeMessage(message), messageText: textOfMessage(message), attachments: [], time: now, referenceIds: [] },
    messageId: `<${crypto.randomUUID()}@${domainOf(fromEmail) || 'atrium.invalid'}>`,
  };
  await deliverToMailboxes(db, entity, [arrival], { now });
}

/** Email functions for the platform. */
export const notices: Notices = { send: sendNotice, tell: tellByMail };

/** An email that the app writes for a person. */
interface Outgoing {
  entity: string;
  ownerId: number;
  from: Recipient;
  to: Recipient;
  subject: string;
  message: string;
  /** Sent instead when the sender may not see the content. */
  outsideMessage?: string | undefined;
  attachments: StoredAttachment[];
  /** Whether a person writes it rather than the installation. */
  isOfPerson?: boolean;
}

/** Adds it as a draft for `dispatchMail` to send. */
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
