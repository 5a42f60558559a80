import type { TFunction } from '#web/i18n.ts';
import { plainLetters } from '#web/plain-letters.ts';
import type { ChatThread, MessageCore } from '../../contract.ts';
import { plainText } from '../../plain-text.ts';
import type { Contact } from '../../presence-contract.ts';

/** The other in a chat of two. */
export const otherIn = (thread: ChatThread): ChatThread['members'][number] | undefined => (thread.isGroup ? undefined : thread.members[0]);

/** A group's name; a chat of two is called by the other. */
export const titleOf = (thread: ChatThread) => otherIn(thread)?.fullName ?? thread.title;

/** Whether a contact's name and role contain every word that was typed, without regard to case and accents; the server finds the same. */
export function matchesContact({ fullName, role }: Pick<Contact, 'fullName' | 'role'>, typed: string): boolean {
  const text = plainLetters(`${fullName} ${role}`);
  return plainLetters(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The first part of a name, by which colleagues call each other. Names of other scripts stay whole. */
export function shortName(person: Pick<Contact, 'fullName'> | undefined): string {
  const name = person?.fullName ?? '';
  return /^\p{Script=Latin}/u.test(name) ? (name.split(' ')[0] ?? name) : name;
}

/** One line that stands for a message. */
export function excerptOf(message: MessageCore, t: TFunction): string {
  if (message.isDeleted) return t('chat.deleted');
  if (message.message) return plainText(message.message).replaceAll(/\s+/g, ' ');
  const [first] = message.attachments;
  if (!first) return '';
  return first.mediaType.startsWith('image/') ? t('chat.picture', { count: message.attachments.length }) : first.name;
}
