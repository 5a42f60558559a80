export { foldWords } from '../fold-words.ts';
export { isBeginning, markWords } from '../mark-words.ts';
export { beginningOf, wordsAround } from '../words-around.ts';
