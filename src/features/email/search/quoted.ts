/** Quotes text that contains spaces so it becomes one phrase. A phrase cannot contain quotes. */
export function quoted(text: string): string {
  return /\s/u.test(text) ? `"${text.replaceAll('"', '')}"` : text;
}
