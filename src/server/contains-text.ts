import { type Column, like, type SQL, sql } from 'drizzle-orm';

/** The condition that a column of text in small letters has the given text anywhere, whatever its case. */
export function containsText(column: Column | SQL, text: string): SQL {
  return containsFolded(column, lowered(text));
}

/**
 * The same for a text that is folded as the column is, by `foldText`.
 * One or two characters have no trigram, so every row is looked at: plainly is faster than by a pattern, and may be done by several workers.
 */
export function containsFolded(column: Column | SQL, folded: string): SQL {
  return [...folded].length < 3 ? sql`strpos(${column}, ${folded}) > 0` : like(column, substringPattern(folded));
}

/** In small letters as PostgreSQL makes them: character by character, where JavaScript alone would see a final sigma. */
export function lowered(text: string): string {
  return Array.from(text, (character) => [...character.toLowerCase()][0]).join('');
}

/** An ILIKE pattern that finds the text anywhere, its own `%`, `_` and `\` taken as they are. */
export function substringPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
