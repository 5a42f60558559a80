import type { RefObject } from 'react';
import type { PersonChoice } from '#web/ui/people-like.ts';
import type { ChatThread } from '../../contract.ts';
import { mentionAt } from './mention-at.ts';
import { type Completion, useCompletion } from './use-completion.ts';

/** A member, or a word for all. */
export type Mentions = Completion<PersonChoice>;

const groupWords: readonly PersonChoice[] = ['everyone', 'here'].map((fullName, index) => ({ id: -1 - index, fullName, avatar: null }));

export const presentMembers = ({ members }: Pick<ChatThread, 'members'>) => members.filter(({ hasLeft }) => !hasLeft);

const mayName = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false };

/** Who may be meant by what is typed behind an `@`. */
export function useMentions(field: RefObject<HTMLTextAreaElement | null>, text: string, members: ChatThread['members']): Mentions {
  const present = presentMembers({ members });
  const completion = useCompletion(field, text, {
    complete: (typed, cursor) => (present.length > 0 ? mentionAt(typed, cursor, [...present, ...groupWords]) : null),
    textOf: ({ fullName }) => `@${fullName} `,
  });
  return members.length > 0 ? { ...completion, attributes: { ...mayName, ...completion.attributes } } : completion;
}
