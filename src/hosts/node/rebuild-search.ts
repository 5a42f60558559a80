import { setTimeout as rest } from 'node:timers/promises';
import type pg from 'pg';

/** Records per batch, so writers wait for no more than that. */
const batchSize = 100;
const restMs = 50;

/** A kind of records, and the table that they stand in. */
interface Source {
  source: string;
  of_table: string;
}
interface Place {
  entity: string;
  id: string;
}

/**
 * Writes the index of the search anew while people work, as the owner of the database: what is there as it should be stays untouched, so that nothing is
 * missing meanwhile. A record is locked while it is written, as otherwise what somebody writes at that moment could be followed by what it was before; one that
 * somebody writes is left for later.
 * @returns how many records there are of each kind
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

/** The kinds are those whose tables have the triggers. */
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
    await rest(restMs);
    left.push(...(await writeBatch(client, source, left.splice(0, batchSize))));
  }
  return count;
}

/** @returns the locked ones */
async function writeBatch(client: pg.Client, { source, of_table }: Source, places: readonly Place[]): Promise<Place[]> {
  const asked = [places.map(({ entity }) => entity), places.map(({ id }) => id)];
  await client.query('begin');
  try {
    const wanted = 'unnest($1::text[], $2::bigint[]) as wanted(entity, id)';
    const { rows: locked } = await client.query<Place>(
      `select t.entity, t.id from ${of_table} t join ${wanted} on t.entity = wanted.entity and t.id = wanted.id for share of t skip locked`,
      asked,
    );
    // A separate statement, so that it sees what was written before the lock.
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

/** Deletes entries without a record. Both are deleted in one transaction, so neither can come back. */
async function removeOrphans(client: pg.Client, { source, of_table }: Source): Promise<void> {
  await client.query(
    `delete from search_entries kept where source = $1 and not exists (select from ${of_table} t where t.entity = kept.entity and t.id = kept.id)`,
    [source],
  );
}

/** The words of titles: each once, and none that no title has. */
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
