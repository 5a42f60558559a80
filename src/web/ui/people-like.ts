import { plainLetters } from '#web/plain-letters.ts';

/** A person to be chosen. */
export interface PersonChoice {
  readonly id: number;
  readonly fullName: string;
  readonly avatar: string | null;
}

/** Those whose name has words that begin with each of the typed ones, without regard to case and accents; all when nothing is typed. */
export function peopleLike<P extends PersonChoice>(people: readonly P[], typed: string): P[] {
  const wanted = plainLetters(typed).split(/\s+/).filter(Boolean);
  return people.filter(({ fullName }) => {
    const words = plainLetters(fullName).split(/[\s()-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
