import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type MailWithFile, sendWithFile } from './send-with-file.ts';

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
