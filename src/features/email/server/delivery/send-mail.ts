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
import { fileArrivals } from '../receiving/file-arrivals.ts';
import { dispatchMail, recipientsOf } from './dispatch-mail.ts';

/** A mail that another feature sends for a person, with files. */
interface MailWithFile {
  entity: string;
  /** From whose mailbox it leaves. */
  ownerId: number;
  from: Recipient;
  to: Recipient;
  subject: string;
  message: string;
  files: readonly { name: string; mediaType: string; bytes: Uint8Array }[];
}

/** Sends such a mail in the caller's transaction; its sender finds it among the sent ones, and what becomes of it as with any other. */
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

/** Without parameters such as what a calendar is to do with it. */
function bareType(mediaType: string): string {
  return mediaType.split(';')[0] ?? mediaType;
}

/** A mail that invites somebody, moves what they are invited to, or calls it off. Its owner is the organizer. */
interface InvitationMail extends Omit<MailWithFile, 'files'> {
  /** What a calendar reads: an iCalendar file, and the method of RFC 5546 that it has. */
  invitation: { method: string; text: string };
}

/** Sends such a mail in the caller's transaction. */
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
  // A deleted mail is in no list and cannot be opened; what is on its way leaves all the same.
  if (isHidden)
    await db
      .update(mails)
      .set({ deletedAt: now })
      .where(and(eq(mails.entity, entity), eq(mails.id, draft.id)));
}

/** In whose name what nobody writes leaves. */
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
  await fileArrivals(db, entity, [arrival], { now });
}

/** What the platform writes by. */
export const notices: Notices = { send: sendNotice, tell: tellByMail };

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
