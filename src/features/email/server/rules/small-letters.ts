/**
 * The text in small letters as PostgreSQL's `lower` makes them: each character by itself. JavaScript alone would make two of a dotted
 * capital I, and look around a capital sigma.
 */
export function smallLetters(text: string): string {
  return text.replaceAll('\u0130', 'i').replaceAll('\u03a3', '\u03c3').toLowerCase();
}
