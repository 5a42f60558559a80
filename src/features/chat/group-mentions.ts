import { mentionsIn } from '#contract/mentions-in.ts';
import { mentionableText } from './plain-text.ts';

interface Named {
  id: number;
  fullName: string;
}

/** Words after `@` that mention all members of a group, in every locale; the first one is inserted on completion. */
const everyoneWords = ['everyone', 'all', 'channel', 'alle', 'tous', 'todos', 'الجميع'];
/** Words after `@` that mention the members who are online. */
const hereWords = ['here', 'hier', 'ici', 'aqui', 'هنا'];

/** Mentioning more people than this at once requires confirmation. */
export const maxUnconfirmedMentions = 10;

/** Pairs every person with every group mention word. */
const namedBy = (words: readonly string[], persons: readonly { id: number }[]): Named[] =>
  persons.flatMap(({ id }) => words.map((fullName) => ({ id, fullName })));

/** Members under their own names and under the group mention words. */
export function withGroupWords<P extends Named>(members: readonly P[], present: readonly P[] = members): Named[] {
  return [...members, ...namedBy(everyoneWords, members), ...namedBy(hereWords, present)];
}

/** Returns the ids of the members a group message mentions. Mentions inside code don't count. */
export function mentionedIn<P extends Named>(message: string, members: readonly P[], present: readonly P[] = members): number[] {
  return message.includes('@') ? mentionsIn(mentionableText(message), withGroupWords(members, present)) : [];
}

/** Returns how many members a group message reaches through a group mention; 0 without one. */
export function countGroupMentioned(message: string, members: readonly Named[]): number {
  if (!message.includes('@')) return 0;
  const words = namedBy([...everyoneWords, ...hereWords], members);
  return mentionsIn(mentionableText(message), words).length;
}
