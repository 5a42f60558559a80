import { type PersonChoice, peopleLike } from '#web/ui/people-like.ts';
import type { Emoji } from '../emoji/emoji-groups.ts';

interface Mention<P> {
  /** Position of the `@`. */
  from: number;
  found: P[];
}

const maxShown = 6;

/** People matching the letters between `@` and the cursor; null when no mention is being typed. */
export function mentionAt<P extends PersonChoice>(text: string, cursor: number, people: readonly P[]): Mention<P> | null {
  const typed = /(?:^|[\s([{«"'])@([^\n@]{0,40})$/u.exec(text.slice(0, cursor))?.[1];
  if (typed === undefined) return null;
  const found = peopleLike(people, typed).slice(0, maxShown);
  const isWhole = found.some(({ fullName }) => typed.trim().toLowerCase() === fullName.toLowerCase() && typed.endsWith(' '));
  return found.length === 0 || isWhole ? null : { from: cursor - typed.length - 1, found };
}

/** The letters after a `:` that may start an emoji name, and whether a closing `:` follows; null if there are none. */
export function emojiNameAt(text: string, cursor: number): { from: number; name: string; isWhole: boolean } | null {
  const found = /(?:^|[^\p{L}\p{N}:]):([a-z0-9_+-]{2,40})(:?)$/u.exec(text.slice(0, cursor));
  const [, name = '', end = ''] = found ?? [];
  return found ? { from: cursor - name.length - end.length - 1, name, isWhole: end !== '' } : null;
}

/** Emoji matching the name being typed; a complete name matches only its own. */
export function emojiAt(text: string, cursor: number, emojiLike: (name: string) => Emoji[]): { from: number; found: Emoji[] } | null {
  const typed = emojiNameAt(text, cursor);
  if (!typed) return null;
  const like = emojiLike(typed.name);
  const found = typed.isWhole ? like.filter(({ names }) => names.includes(typed.name)) : like;
  return { from: typed.from, found: found.slice(0, maxShown) };
}
