import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { ChatThread } from '../contract.ts';
import { mentionAt } from './mention-at.ts';

type Member = ChatThread['members'][number];
type Put = (text: string, from: number) => void;

export interface Mentions {
  id: string;
  found: readonly Member[];
  marked: number;
  from: number;
  onSelect: () => void;
  /** Answers whether the key was meant for the list. */
  onKeyDown: (event: KeyboardEvent, put: Put) => boolean;
  attributes: object;
}

/** Who may be meant by what is typed behind an `@`. */
export function useMentions(field: RefObject<HTMLTextAreaElement | null>, text: string, members: readonly Member[]): Mentions {
  const id = useId();
  const [cursor, setCursor] = useState(0);
  const [marked, setMarked] = useState(0);
  const [closedFor, setClosedFor] = useState('');
  const present = members.filter(({ hasLeft }) => !hasLeft);
  const mention = present.length > 0 && closedFor !== text ? mentionAt(text, Math.min(cursor, text.length), present) : null;
  const found = mention?.found ?? [];
  const at = Math.min(marked, Math.max(0, found.length - 1));
  return {
    id,
    found,
    marked: at,
    from: mention?.from ?? 0,
    onSelect: () => setCursor(field.current?.selectionEnd ?? 0),
    onKeyDown(event, put) {
      const member = found[at];
      if (!member || !mention) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setMarked((at + step + found.length) % found.length);
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
            'aria-expanded': found.length > 0,
            ...(found.length > 0 && { 'aria-controls': id, 'aria-activedescendant': `${id}-${found[at]?.id}` }),
          },
  };
}

/** How a message names somebody. */
export const mentionText = (member: Member) => `@${member.fullName} `;
