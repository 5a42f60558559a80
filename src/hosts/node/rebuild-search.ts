import { setTimeout as rest } from 'node:timers/promises';
import type pg from 'pg';

/** Records per batch; writers wait for one batch at most. */
const batchSize = 100;
const debounceMs = 50;

/** A kind of records and its table. */
interface Source {
  source: string;
  of_table: string;
}
interface Place {
  entity: string;
  id: string;
}

/**
 * Rebuilds the search index while the app is in use, as the database owner. Correct entries stay untouched, so nothing is missing
 * meanwhile. A record is locked while it is indexed, because otherwise a concurrent change could be overwritten with the old state; records
 * locked by others are retried later.
 * @returns Number of records by kind.
 */
export async function rebuildSearch(client: pg.Client): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const source of await readSources(client)) {
    counts.set(source.source, await writeAll(client, source));
    await removeOrphans(client, source);
  }
  await rebuildWords(client);
  return counts;
}

/** Kinds are found by the triggers on their tables. */
async function readSources(client: pg.Client): Promise<Source[]> {
  const { rows } = await client.query<Source>(
    `select substr(proname, length('keep_search_of_') + 1) as source, relname as of_table
     from pg_trigger join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
     where starts_with(proname, 'keep_search_of_') and tgname = relname || '_to_search_on_insert' order by 1`,
  );
  return rows;
}

async function writeAll(client: pg.Client, source: Source): Promise<number> {
  let count = 0;
  let last: Place = { entity: '', id: '0' };
  const left: Place[] = [];
  for (;;) {
    const { rows } = await client.query<Place>(
      `select entity, id from ${source.of_table} where (entity, id) > ($1, $2) order by entity, id limit ${batchSize}`,
      [last.entity, last.id],
    );
    const end = rows.at(-1);
    if (!end) break;
    count += rows.length;
    last = end;
    left.push(...(await writeBatch(client, source, rows)));
  }
  while (left.length > 0) {
    await rest(debounceMs);
    left.push(...(await writeBatch(client, source, left.splice(0, batchSize))));
  }
  return count;
}

/** @returns the records locked by others */
async function writeBatch(client: pg.Client, { source, of_table }: Source, places: readonly Place[]): Promise<Place[]> {
  const asked = [places.map(({ entity }) => entity), places.map(({ id }) => id)];
  await client.query('begin');
  try {
    const wanted = 'unnest($1::text[], $2::bigint[]) as wanted(entity, id)';
    const { rows: locked } = await client.query<Place>(
      `select t.entity, t.id from ${of_table} t join ${wanted} on t.entity = wanted.entity and t.id = wanted.id for share of t skip locked`,
      asked,
    );
    // A separate statement, so that it sees changes committed before the lock.
    for (const [entity, own] of Map.groupBy(locked, (place) => place.entity))
      await client.query(`select write_search_of_${source}($1, $2::bigint[])`, [entity, own.map(({ id }) => id)]);
    const { rows: left } = await client.query<Place>(
      `select t.entity, t.id from ${of_table} t join ${wanted} on t.entity = wanted.entity and t.id = wanted.id
       where not exists (select from unnest($3::text[], $4::bigint[]) as locked(entity, id) where locked.entity = t.entity and locked.id = t.id)`,
      [...asked, locked.map(({ entity }) => entity), locked.map(({ id }) => id)],
    );
    await client.query('commit');
    return left;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Deletes entries without a record. Records and entries are deleted in the same transaction, so neither can come back. */
async function removeOrphans(client: pg.Client, { source, of_table }: Source): Promise<void> {
  await client.query(
    `delete from search_entries kept where source = $1 and not exists (select from ${of_table} t where t.entity = kept.entity and t.id = kept.id)`,
    [source],
  );
}

/** Rebuilds the words of titles: each once, and none without a title. */
async function rebuildWords(client: pg.Client): Promise<void> {
  await client.query('begin');
  try {
    await client.query(
      `create temporary table words_of_titles on commit drop as
       select distinct entity, word from search_entries, string_to_table(left(words, heading) || search_words_of(author), ' ') as one(word)
       where length(word) between 3 and 40 and word !~ '^[0-9]+$'`,
    );
    await client.query(
      `delete from search_words kept where not exists (select from words_of_titles w where w.entity = kept.entity and w.word = kept.word)
       or exists (select from search_words other where other.entity = kept.entity and other.word = kept.word and other.added_by < kept.added_by)`,
    );
    await client.query(
      `insert into search_words (entity, word, added_by) select entity, word, pg_current_xact_id()::text::bigint from words_of_titles w
       where not exists (select from search_words kept where kept.entity = w.entity and kept.word = w.word)`,
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
