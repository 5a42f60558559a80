import type { CreateFromRequest } from '#web/links/create-from.ts';
import type { Email } from '../../contract.ts';

/** Initial values for a card, to-do or event created from an email. */
export function createFromMail({ id, subject, excerpt, attachments }: Email): Omit<CreateFromRequest, 'as'> {
  return { from: { kind: 'mail', id }, title: subject, text: excerpt, hasFiles: attachments.length > 0 };
}
