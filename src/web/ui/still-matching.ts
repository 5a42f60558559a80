import { plainLetters } from '#web/plain-letters.ts';

/**
 * Filters the results of an earlier search by the current text, so that Enter or a click can't pick an outdated match
 * while results are pending.
 */
export function stillMatching<Option>(
  found: readonly Option[],
  typed: string,
  textsOf: (option: Option) => readonly string[],
): readonly Option[] {
  const sought = plainLetters(typed.trim());
  return found.filter((option) => textsOf(option).some((text) => plainLetters(text).includes(sought)));
}
