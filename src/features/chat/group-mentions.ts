import { mentionsIn } from '#contract/mentions-in.ts';
import { mentionableText } from './plain-text.ts';

interface Named {
  id: number;
  fullName: string;
}

/** What names all members of a group behind an `@`, in the languages of the page; the first one is written. */
const everyoneWords = ['everyone', 'all', 'channel', 'alle', 'tous', 'todos', 'الجميع'];
/** The same of those who are there now. */
const hereWords = ['here', 'hier', 'ici', 'aqui', 'هنا'];

/** Naming more people than that at once asks first. */
export const mostNamedUnasked = 10;

/** Each of them by a word for all. */
const namedBy = (words: readonly string[], persons: readonly { id: number }[]): Named[] =>
  persons.flatMap(({ id }) => words.map((fullName) => ({ id, fullName })));

/** Members, by their own names and by those for all. */
export function withGroupWords<P extends Named>(members: readonly P[], present: readonly P[] = members): Named[] {
  return [...members, ...namedBy(everyoneWords, members), ...namedBy(hereWords, present)];
}

/** Whom a message of a group names. What stands in code names nobody. */
export function mentionedIn<P extends Named>(message: string, members: readonly P[], present: readonly P[] = members): number[] {
  return message.includes('@') ? mentionsIn(mentionableText(message), withGroupWords(members, present)) : [];
}

/** How many members a message of a group names by a word for all; 0 when it has none. */
export function countNamedTogether(message: string, members: readonly Named[]): number {
  if (!message.includes('@')) return 0;
  const words = namedBy([...everyoneWords, ...hereWords], members);
  return mentionsIn(mentionableText(message), words).length;
}
