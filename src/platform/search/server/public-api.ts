/** What other features may use of this one's server. */
export { foldWords } from '../fold-words.ts';
export { isBeginning, markWords } from '../mark-words.ts';
export { beginningOf, wordsAround } from '../words-around.ts';
