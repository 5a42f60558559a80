import { plainLetters } from '#web/plain-letters.ts';

/** Returns the options that contain a text, ignoring case and accents; prefix matches first. */
export function optionsLike<T>(options: readonly T[], typed: string, textOf: (one: T) => string, most = options.length): T[] {
  const wanted = plainLetters(typed.trim());
  const placed = options.map((one) => ({ one, at: plainLetters(textOf(one)).indexOf(wanted) })).filter(({ at }) => at >= 0);
  return [...placed.filter(({ at }) => at === 0), ...placed.filter(({ at }) => at > 0)].slice(0, most).map(({ one }) => one);
}
