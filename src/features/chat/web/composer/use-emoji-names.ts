import { type RefObject, useEffect, useState } from 'react';
import type { Emoji } from '../emoji/emoji-groups.ts';
import { emojiAt, emojiNameAt } from './emoji-at.ts';
import { type Completion, useCompletion } from './use-completion.ts';

export type EmojiNames = Completion<Emoji>;

let named: typeof import('../emoji/emoji-groups.ts') | undefined;

/** Emoji by their names: `:smi` and `:smile:` offer some. The names are loaded with the first colon that may begin one. */
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
      // Without a network the text stays as it was typed.
      () => undefined,
    );
  }, [isWanted]);
  return useCompletion(field, text, {
    complete: (typed, cursor) => (groups ? emojiAt(typed, cursor, groups.emojiLike) : null),
    textOf: ({ emoji }) => `${emoji} `,
  });
}
