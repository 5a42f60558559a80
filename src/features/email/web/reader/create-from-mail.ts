import type { CreateFromRequest } from '#web/links/create-from.ts';
import type { Email } from '../../contract.ts';

/** What a card, a to-do or an event of a mail begins with. */
export function createFromMail({ id, subject, excerpt, attachments }: Email): Omit<CreateFromRequest, 'as'> {
  return { from: { kind: 'mail', id }, title: subject, text: excerpt, hasFiles: attachments.length > 0 };
}
