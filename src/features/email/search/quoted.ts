/** As one phrase, where it has blanks. A quote within a phrase cannot be written. */
export function quoted(text: string): string {
  return /\s/u.test(text) ? `"${text.replaceAll('"', '')}"` : text;
}
