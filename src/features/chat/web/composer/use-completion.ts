import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import type { PersonChoice } from '#web/ui/people-like.ts';
import type { OptionListState } from '#web/ui/use-option-list.ts';
import type { ChatThread } from '../../contract.ts';
import type { Emoji } from '../emoji/emoji-groups.ts';
import { emojiAt, emojiNameAt, mentionAt } from './completion-at.ts';

type Put = (text: string, from: number) => void;

interface Completion<O> {
  list: OptionListState<O>;
  from: number;
  textOf: (option: O) => string;
  onSelect: () => void;
  /** Returns whether the list handled the key. */
  onKeyDown: (event: KeyboardEvent, put: Put) => boolean;
  attributes: object;
}

interface Given<O> {
  /** The suggestions for the text before the cursor and where they start; null if there are none. */
  complete: (text: string, cursor: number) => { from: number; found: readonly O[] } | null;
  textOf: (option: O) => string;
}

/** Autocomplete (combobox) while typing. Its list is loaded on the first match; until then the composer works without it. */
function useCompletion<O>(field: RefObject<HTMLTextAreaElement | null>, text: string, { complete, textOf }: Given<O>): Completion<O> {
  const id = useId();
  const [cursor, setCursor] = useState(0);
  const [marked, setMarked] = useState(0);
  const [closedFor, setClosedFor] = useState('');
  const completing = closedFor !== text ? complete(text, Math.min(cursor, text.length)) : null;
  const found = completing?.found ?? [];
  const isOpen = found.length > 0;
  const active = Math.min(marked, found.length - 1);
  return {
    list: { id, options: found, isOpen, active },
    from: completing?.from ?? 0,
    textOf,
    onSelect: () => setCursor(field.current?.selectionEnd ?? 0),
    onKeyDown(event, put) {
      const option = found[active];
      if (option === undefined || !completing) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setMarked((active + step + found.length) % found.length);
      else if (event.key === 'Enter' || event.key === 'Tab') put(textOf(option), completing.from);
      else if (event.key === 'Escape') setClosedFor(text);
      else return false;
      if (!step) setMarked(0);
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    attributes: isOpen
      ? { role: 'combobox', 'aria-expanded': true, 'aria-controls': `${id}-list`, 'aria-activedescendant': `${id}-${active}` }
      : {},
  };
}

export type EmojiNames = Completion<Emoji>;

let named: typeof import('../emoji/emoji-groups.ts') | undefined;

/** Emoji by name: `:smi` and `:smile:` offer suggestions. The names are loaded on the first colon that may start one. */
export function useEmojiNames(field: RefObject<HTMLTextAreaElement | null>, text: string): EmojiNames {
  const [groups, setGroups] = useState(named);
  const isWanted = !groups && emojiNameAt(text, field.current?.selectionEnd ?? text.length) !== null;
  useEffect(() => {
    if (!isWanted) return;
    import('../emoji/emoji-groups.ts').then(
      (loaded) => {
        named = loaded;
        setGroups(loaded);
      },
      // Offline, the text stays as typed.
      () => undefined,
    );
  }, [isWanted]);
  return useCompletion(field, text, {
    complete: (typed, cursor) => (groups ? emojiAt(typed, cursor, groups.emojiLike) : null),
    textOf: ({ emoji }) => `${emoji} `,
  });
}

/** A member or a group mention. */
export type Mentions = Completion<PersonChoice>;

const groupWords: readonly PersonChoice[] = ['everyone', 'here'].map((fullName, index) => ({ id: -1 - index, fullName, avatar: null }));

export const presentMembers = ({ members }: Pick<ChatThread, 'members'>) => members.filter(({ hasLeft }) => !hasLeft);

const mayName = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false };

/** Suggestions for the text after an `@`. */
export function useMentions(field: RefObject<HTMLTextAreaElement | null>, text: string, members: ChatThread['members']): Mentions {
  const present = presentMembers({ members });
  const completion = useCompletion(field, text, {
    complete: (typed, cursor) => (present.length > 0 ? mentionAt(typed, cursor, [...present, ...groupWords]) : null),
    textOf: ({ fullName }) => `@${fullName} `,
  });
  return members.length > 0 ? { ...completion, attributes: { ...mayName, ...completion.attributes } } : completion;
}
