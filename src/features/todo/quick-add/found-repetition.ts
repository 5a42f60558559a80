import type { Repetition } from '../contract.ts';
import type { FirstDay } from './first-day.ts';

/** A rhythm that a text names, the words that name it, and the day with which it begins where it says so. */
export interface FoundRepetition {
  repeat: Repetition;
  words: string;
  first?: FirstDay;
}
