import type { MakingRequest } from '#web/links/making.ts';
import type { Email } from '../../contract.ts';

/** What a card, a to-do or an event of a mail begins with. */
export function makingOfMail({ id, subject, excerpt, attachments }: Email): Omit<MakingRequest, 'as'> {
  return { from: { kind: 'mail', id }, title: subject, text: excerpt, hasFiles: attachments.length > 0 };
}
