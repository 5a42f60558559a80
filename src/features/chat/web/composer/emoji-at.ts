import type { Emoji } from '../emoji/emoji-groups.ts';

const mostShown = 6;

/** The letters behind a `:` that may begin an emoji's name, and whether another `:` ends it; null where there is none. */
export function emojiNameAt(text: string, cursor: number): { from: number; name: string; isWhole: boolean } | null {
  const found = /(?:^|[^\p{L}\p{N}:]):([a-z0-9_+-]{2,40})(:?)$/u.exec(text.slice(0, cursor));
  const [, name = '', end = ''] = found ?? [];
  return found ? { from: cursor - name.length - end.length - 1, name, isWhole: end !== '' } : null;
}

/** What may be meant by a name that is being typed: by a whole one, that one alone. */
export function emojiAt(text: string, cursor: number, emojiLike: (name: string) => Emoji[]): { from: number; found: Emoji[] } | null {
  const typed = emojiNameAt(text, cursor);
  if (!typed) return null;
  const like = emojiLike(typed.name);
  const found = typed.isWhole ? like.filter(({ names }) => names.includes(typed.name)) : like;
  return { from: typed.from, found: found.slice(0, mostShown) };
}
