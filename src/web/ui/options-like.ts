import { plainLetters } from '#web/plain-letters.ts';

/** The options in which a text stands, without regard to case and accents: first those that begin with it. */
export function optionsLike<T>(options: readonly T[], typed: string, textOf: (one: T) => string, most = options.length): T[] {
  const wanted = plainLetters(typed.trim());
  const placed = options.map((one) => ({ one, at: plainLetters(textOf(one)).indexOf(wanted) })).filter(({ at }) => at >= 0);
  return [...placed.filter(({ at }) => at === 0), ...placed.filter(({ at }) => at > 0)].slice(0, most).map(({ one }) => one);
}
