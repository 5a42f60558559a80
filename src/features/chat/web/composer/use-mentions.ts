import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { OptionListState } from '#web/ui/use-option-list.ts';
import type { ChatThread } from '../../contract.ts';
import { mentionAt } from './mention-at.ts';

type Member = ChatThread['members'][number];
type Put = (text: string, from: number) => void;

export interface Mentions {
  list: OptionListState<Member>;
  from: number;
  onSelect: () => void;
  /** Answers whether the key was meant for the list. */
  onKeyDown: (event: KeyboardEvent, put: Put) => boolean;
  attributes: object;
}

/** Who may be meant by what is typed behind an `@`. The list comes when somebody is found: until then the composer goes without its code. */
export function useMentions(field: RefObject<HTMLTextAreaElement | null>, text: string, members: readonly Member[]): Mentions {
  const id = useId();
  const [cursor, setCursor] = useState(0);
  const [marked, setMarked] = useState(0);
  const [closedFor, setClosedFor] = useState('');
  const present = members.filter(({ hasLeft }) => !hasLeft);
  const mention = present.length > 0 && closedFor !== text ? mentionAt(text, Math.min(cursor, text.length), present) : null;
  const found = mention?.found ?? [];
  const isOpen = found.length > 0;
  const active = Math.min(marked, found.length - 1);
  return {
    list: { id, options: found, isOpen, active },
    from: mention?.from ?? 0,
    onSelect: () => setCursor(field.current?.selectionEnd ?? 0),
    onKeyDown(event, put) {
      const member = found[active];
      if (!member || !mention) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setMarked((active + step + found.length) % found.length);
      else if (event.key === 'Enter' || event.key === 'Tab') put(mentionText(member), mention.from);
      else if (event.key === 'Escape') setClosedFor(text);
      else return false;
      if (!step) setMarked(0);
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    attributes:
      members.length === 0
        ? {}
        : {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            ...(isOpen && { 'aria-controls': `${id}-list`, 'aria-activedescendant': `${id}-${active}` }),
          },
  };
}

/** How a message names somebody. */
export const mentionText = (member: Member) => `@${member.fullName} `;
