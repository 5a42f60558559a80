import { sql } from 'drizzle-orm';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchLine } from '../parse-search-line.ts';
import { editDistance } from './edit-distance.ts';
import { matchLine } from './match-line.ts';
import { findBest, type ReadKind } from './select-found.ts';

interface Correction {
  word: string;
  instead: string;
}

const maxTried = 6;

/**
 * Replaces words that match nothing the caller can read; null when no replacement leads to results. Whether and how a word is replaced
 * depends only on what the caller can read.
 */
export async function correctLine(
  line: SearchLine,
  kinds: readonly ReadKind[],
  scope: Scope,
): Promise<{ line: SearchLine; corrections: Correction[] } | null> {
  const isFound = async (terms: readonly string[]) => {
    const match = await matchLine({ ...line, terms }, scope);
    return match !== null && (await findBest(kinds, match, scope, 1)).length > 0;
  };
  // The caller has already searched for the unchanged query, without results.
  const isAlone = line.terms.length === 1;
  const corrections: Correction[] = [];
  const terms: string[] = [];
  for (const term of line.terms) {
    const instead =
      isWord(term) && (isAlone || !(await isFound([term]))) ? await firstFound(await readAlike(term, scope), isFound) : undefined;
    if (instead !== undefined) corrections.push({ word: term, instead });
    terms.push(instead ?? term);
  }
  return corrections.length > 0 && (isAlone || (await isFound(terms))) ? { line: { ...line, terms }, corrections } : null;
}

function isWord(term: string): boolean {
  return term.length >= 3 && !term.includes(' ') && !/^\d+$/u.test(term);
}

async function firstFound(candidates: readonly string[], isFound: (terms: string[]) => Promise<boolean>): Promise<string | undefined> {
  for (const candidate of candidates) if (await isFound([candidate])) return candidate;
  return undefined;
}

/** Returns title words similar to a mistyped one, most similar first. */
async function readAlike(word: string, { db }: Pick<Scope, 'db'>): Promise<string[]> {
  const rows = await queryRows<{ word: string; nearness: number }>(db, sql`select word, nearness from search_words_like(${word})`);
  const furthest = [...word].length >= 6 ? 2 : 1;
  return rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance > 0 && distance <= furthest)
    .sort((a, b) => a.distance - b.distance || b.nearness - a.nearness)
    .slice(0, maxTried)
    .map(({ word: one }) => one);
}
