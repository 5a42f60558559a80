import type { RefObject } from 'react';
import type { ChatThread } from '../../contract.ts';
import { mentionAt } from './mention-at.ts';
import { type Completion, useCompletion } from './use-completion.ts';

type Member = ChatThread['members'][number];
export type Mentions = Completion<Member>;

const mayName = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false };

/** Who may be meant by what is typed behind an `@`. */
export function useMentions(field: RefObject<HTMLTextAreaElement | null>, text: string, members: readonly Member[]): Mentions {
  const present = members.filter(({ hasLeft }) => !hasLeft);
  const completion = useCompletion(field, text, {
    complete: (typed, cursor) => (present.length > 0 ? mentionAt(typed, cursor, present) : null),
    textOf: ({ fullName }) => `@${fullName} `,
  });
  return members.length > 0 ? { ...completion, attributes: { ...mayName, ...completion.attributes } } : completion;
}
