import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartFailure } from '../start-failure.ts';
import type { Manifest } from './manifest.ts';
import type { ArchiveEntry } from './read-archive.ts';
import { copyTarget, fixTextForm, quoted, tablesInOrder } from './tables-in-order.ts';

/**
 * Fills the tables of a database that has just been made, in the order of the archive, as their owner: its foreign keys hold at every
 * step, and the triggers that keep counts rest, for the counts are in the archive too.
 * @param others told of each entry that is no table's
 */
export async function fillTables(
  client: pg.Client,
  { tables, sequences }: Manifest,
  entries: AsyncGenerator<ArchiveEntry>,
  others: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  await fixTextForm(client);
  await client.query('set local role atrium_owner');
  const there = (await tablesInOrder(client)).map(({ name }) => name);
  const names = tables.map(({ name }) => name);
  const differing = [...there.filter((name) => !names.includes(name)), ...names.filter((name) => !there.includes(name))];
  if (differing.length > 0) throw new StartFailure(`The backup and its version do not have the same tables: ${differing.join(', ')}`);

  // What migrations put into an empty database is in the archive, too.
  await client.query(`truncate ${names.map((name) => `public.${quoted(name)}`).join(', ')}`);
  for (const name of names) await client.query(`alter table public.${quoted(name)} disable trigger user`);
  const parts = entriesByTable(entries, others);
  for await (const { name, text } of parts) {
    const table = tables.find((one) => one.name === name);
    if (!table) throw new StartFailure(`The backup has a table ${name} that it does not name`);
    const copying = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
    await pipeline(Readable.from(text), copying);
    if (copying.rowCount !== table.rows) throw new StartFailure(`Of table ${name} ${copying.rowCount} rows of ${table.rows} were read`);
  }
  for (const name of names) await client.query(`alter table public.${quoted(name)} enable trigger user`);
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, lastValue, isCalled]);
  await client.query('reset role');
}

/** The text of one table after another, whatever number of entries it is spread over; all other entries go to `others`. */
async function* entriesByTable(entries: AsyncGenerator<ArchiveEntry>, others: (entry: ArchiveEntry) => Promise<void>) {
  let next = await entries.next();
  while (!next.done) {
    const name = tableOf(next.value);
    if (name) yield { name, text: textOfTable(name) };
    else {
      if (next.value.name.startsWith('files/') || next.value.name === 'secrets.json') await others(next.value);
      else for await (const _ of next.value.body);
      next = await entries.next();
    }
  }

  async function* textOfTable(name: string) {
    while (!next.done && tableOf(next.value) === name) {
      yield* next.value.body;
      next = await entries.next();
    }
  }
}

function tableOf({ name }: ArchiveEntry): string | undefined {
  return /^tables\/([^/]+)\//.exec(name)?.[1];
}
