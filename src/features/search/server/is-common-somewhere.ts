import { sql } from 'drizzle-orm';
import { expectedRows } from '#server/expected-rows.ts';
import type { Scope } from '#server/scope.ts';
import { searchEntriesView as entries } from '../tables.ts';
import type { Match } from './match-line.ts';

/** What is expected to be rarer is looked for by the index of words at once. */
const commonFrom = 2000;

/** Whether many entries match, of whichever kind. */
export async function isCommonSomewhere({ words }: Match, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<boolean> {
  if (!words) return true;
  return (await expectedRows(db, sql`select from ${entries} where ${entries.entity} = ${entity} and ${words}`)) >= commonFrom;
}
