import { type PersonChoice, peopleLike } from '#web/ui/people-like.ts';

export interface Mention<P> {
  /** Where the `@` stands. */
  from: number;
  found: P[];
}

const mostShown = 6;

/** Who may be meant by the `@` and the letters before the cursor; null where no `@` begins a name. */
export function mentionAt<P extends PersonChoice>(text: string, cursor: number, people: readonly P[]): Mention<P> | null {
  const typed = /(?:^|[\s([{«"'])@([^\n@]{0,40})$/u.exec(text.slice(0, cursor))?.[1];
  if (typed === undefined) return null;
  const found = peopleLike(people, typed).slice(0, mostShown);
  const isWhole = found.some(({ fullName }) => typed.trim().toLowerCase() === fullName.toLowerCase() && typed.endsWith(' '));
  return found.length === 0 || isWhole ? null : { from: cursor - typed.length - 1, found };
}
