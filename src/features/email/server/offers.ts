/** What other features may use of this one's server. */
export { addSampleEmails } from './add-sample-emails.ts';
export { arrivalOfSource } from './arrival-of-source.ts';
export { deliverOutside } from './deliver-outside.ts';
export { type Arrival, fileArrivals } from './file-arrivals.ts';
export { findMailboxes, type Mailbox } from './find-mailboxes.ts';
export { findPeople } from './find-people.ts';
export { findUnreachable } from './find-unreachable.ts';
export { keepPictures, picturesNamedIn, withPictureAddresses } from './message-pictures.ts';
export { type PreparedMail, prepareSource } from './prepare-source.ts';
export { purgeDeleted } from './purge-deleted.ts';
export { sourceOf } from './read-source.ts';
export { receiveMail } from './receive-mail.ts';
export { refuseOverloaded, sanitizeMessage } from './sanitize-message.ts';
export { sendDueMails, wakeSnoozed } from './send-due-mails.ts';
export { sendInvitation } from './send-invitation.ts';
export { sendNotice } from './send-notice.ts';
export { sendWithFile } from './send-with-file.ts';
