/** The text in small letters without accents: for finding what somebody typed, however they typed it. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
