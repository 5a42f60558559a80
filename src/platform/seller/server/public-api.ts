export { laterNumberOf, refusesEarlierDates } from './chronology.ts';
export { listSkippedNumbers } from './list-skipped-numbers.ts';
export { readSeller } from './read-seller.ts';
export { takeNumber } from './take-number.ts';
