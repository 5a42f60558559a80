import { keepContent, keepFile } from '#features/files/server/offers.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Recipient } from '../../contract.ts';
import { findPeople } from '../compose/find-people.ts';
import { addOutgoing } from './add-outgoing.ts';
import { dispatchMail, recipientsOf } from './dispatch-mail.ts';

/** A mail that another feature sends for a person, with files. */
export interface MailWithFile {
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
