import { plainLetters } from '#web/plain-letters.ts';

export interface PersonChoice {
  readonly id: number;
  readonly fullName: string;
  readonly avatar: string | null;
}

/** Returns the people whose names contain words starting with each typed word, ignoring case and accents; all without input. */
export function peopleLike<P extends PersonChoice>(people: readonly P[], typed: string): P[] {
  const wanted = plainLetters(typed).split(/\s+/).filter(Boolean);
  return people.filter(({ fullName }) => {
    const words = plainLetters(fullName).split(/[\s()-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
