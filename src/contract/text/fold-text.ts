/** What is one letter for whoever searches, beyond accents: `fold_text` of the database knows the same. */
const sameLetters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ς: 'σ', '’': "'", '‘': "'" },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', '\u001f': ' ' },
};

/** Combining accents, and the vowel signs, hamza and tatweel of Arabic. */
const marks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/gu;
const letters = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu');

/** A text as it is compared in a search: in small letters without accents, so that *cafe* finds *Café*, and *احمد* finds *أحمد*. */
export function foldText(text: string): string {
  // Character by character, as PostgreSQL does: a final sigma is none there.
  const small = Array.from(text.normalize('NFKD'), (character) => [...character.toLowerCase()][0]).join('');
  return small.replace(marks, '').replace(letters, (letter) => sameLetters[letter] ?? letter);
}
