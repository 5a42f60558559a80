/** An ILIKE pattern that finds the text anywhere, its own `%`, `_` and `\` taken as they are. */
export function substringPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
