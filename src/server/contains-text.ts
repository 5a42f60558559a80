import { type Column, like, type SQL, sql } from 'drizzle-orm';

/** Builds the condition that a lowercase text column contains the text, ignoring case. */
export function containsText(column: Column | SQL, text: string): SQL {
  return containsFolded(column, lowered(text));
}

/**
 * Like `containsText`, for text folded like the column by `foldText`. One or two characters have no trigram, so every row is scanned:
 * strpos is faster than a pattern there, and can run in parallel workers.
 */
export function containsFolded(column: Column | SQL, folded: string): SQL {
  return [...folded].length < 3 ? sql`strpos(${column}, ${folded}) > 0` : like(column, substringPattern(folded));
}

/** Lowercases like PostgreSQL, character by character; JavaScript alone would apply the final-sigma rule. */
export function lowered(text: string): string {
  return Array.from(text, (character) => [...character.toLowerCase()][0]).join('');
}

/** Builds an ILIKE pattern that finds the text anywhere, with `%`, `_` and `\` escaped. */
export function substringPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
