/** Letters treated as equal in a search, beyond accents; the database's `fold_text` matches these. */
const sameLetters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ς: 'σ', '’': "'", '‘': "'" },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', '\u001f': ' ' },
};

/** Combining accents, and Arabic vowel signs, hamza and tatweel. */
const marks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/gu;
const letters = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu');

/** Normalizes text for search: lowercase without accents, so that *cafe* finds *Café*, and *احمد* finds *أحمد*. */
export function foldText(text: string): string {
  // Character by character like PostgreSQL, without the special case for a final sigma.
  const small = Array.from(text.normalize('NFKD'), (character) => [...character.toLowerCase()][0]).join('');
  return small.replace(marks, '').replace(letters, (letter) => sameLetters[letter] ?? letter);
}
