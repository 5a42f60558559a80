import type { TFunction } from '#web/i18n.ts';
import { plainLetters } from '#web/plain-letters.ts';
import type { ChatThread, MessageCore } from '../../contract.ts';
import { plainText } from '../../plain-text.ts';
import type { Contact } from '../../presence-contract.ts';

/** The other person in a direct chat. */
export const otherIn = (thread: ChatThread): ChatThread['members'][number] | undefined => (thread.isGroup ? undefined : thread.members[0]);

/** The group's name, or the other person's in a direct chat. */
export const titleOf = (thread: ChatThread) => otherIn(thread)?.fullName ?? thread.title;

/** Whether a contact's name and role contain every typed word, ignoring case and accents; the server matches the same way. */
export function matchesContact({ fullName, role }: Pick<Contact, 'fullName' | 'role'>, typed: string): boolean {
  const text = plainLetters(`${fullName} ${role}`);
  return plainLetters(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The first part of a name, as used among colleagues. Names in non-Latin scripts stay whole. */
export function shortName(person: Pick<Contact, 'fullName'> | undefined): string {
  const name = person?.fullName ?? '';
  return /^\p{Script=Latin}/u.test(name) ? (name.split(' ')[0] ?? name) : name;
}

/** One-line excerpt of a message. */
export function excerptOf(message: MessageCore, t: TFunction): string {
  if (message.isDeleted) return t('chat.deleted');
  if (message.message) return plainText(message.message).replaceAll(/\s+/g, ' ');
  const [first] = message.attachments;
  if (!first) return '';
  return first.mediaType.startsWith('image/') ? t('chat.picture', { count: message.attachments.length }) : first.name;
}
