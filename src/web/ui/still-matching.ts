import { plainLetters } from '#web/plain-letters.ts';

/**
 * Of what was found for an earlier text, what matches the one that stands there now. While an answer is on its way, Enter and a click
 * must not choose what was meant by less.
 */
export function stillMatching<Option>(
  found: readonly Option[],
  typed: string,
  textsOf: (option: Option) => readonly string[],
): readonly Option[] {
  const sought = plainLetters(typed.trim());
  return found.filter((option) => textsOf(option).some((text) => plainLetters(text).includes(sought)));
}
