/** What other features may use of this one's server. */
export { arrivalOfSource } from './arrival-of-source.ts';
export { type CleanMessage, cleanMessage } from './clean-message.ts';
export { type Arrival, fileArrivals } from './file-arrivals.ts';
export { findMailboxes, type Mailbox } from './find-mailboxes.ts';
export { findPeople } from './find-people.ts';
export { findUnreachable } from './find-unreachable.ts';
export { withMailWork } from './mail-work.ts';
export { keepPictures, pictureIdPattern, picturesNamedIn, withPictureAddresses } from './message-pictures.ts';
export { type ParsedMail, parseMail } from './parse-mail.ts';
export { type PreparedMail, prepareSource } from './prepare-source.ts';
export { sourceOf } from './read-source.ts';
export { receiveMail } from './receive-mail.ts';
export { sendInvitation } from './send-invitation.ts';
export { sendNotice } from './send-notice.ts';
export { sendWithFile } from './send-with-file.ts';
