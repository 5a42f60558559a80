import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { packTar, unpackTar } from 'modern-tar';
import { excludedColumns, excludedTables } from '#features/workspace/exclusion-reasons.ts';
import { sha256Hex } from '#server/bytes.ts';
import { queryRows } from '#server/query-rows.ts';
import { type Answer, type Client, clientWith, send } from './client.ts';
import type { TestApi } from './test-api.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Entries = Map<string, string | Bytes>;

export const entityOf = (client: Client) => client.userData.eid.split('-')[0] ?? '';
const withToken = (client: Client) => ({ headers: { Authorization: `Bearer ${client.accessToken}` } });

export async function exportedBy(atrium: TestApi, client: Client): Promise<Bytes> {
  const answer = await atrium.request('/api/v1/workspace/export', withToken(client));
  if (answer.status !== 200) throw new Error(`not exported: ${await answer.text()}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export const takenInBy = (
  atrium: TestApi,
  client: Client,
  archive: Uint8Array<ArrayBuffer>,
  what: 'import' | 'check' = 'import',
): Promise<Answer> => send(atrium, `/api/v1/workspace/${what}`, { method: 'POST', body: archive, ...withToken(client) });

/** Registers a user with an empty company. */
export async function found(atrium: TestApi, email: string): Promise<Client> {
  const person = { email, username: email.replaceAll(/@.*$/g, ''), password: 'a long password', company: 'New', timeZone: 'Europe/Lisbon' };
  const { status, body } = await clientWith(atrium, null).post('/jwt/register', person);
  if (status !== 200 || body.error) throw new Error(`not registered: ${JSON.stringify(body)}`);
  return clientWith(atrium, body);
}

/** The contents of an archive, with JSON as text. */
export async function entriesOf(archive: Uint8Array): Promise<Entries> {
  const entries = await unpackTar(new Uint8Array(gunzipSync(archive)));
  return new Map(
    entries.map(({ header: { name }, data = new Uint8Array() }) => [name, name.includes('json') ? new TextDecoder().decode(data) : data]),
  );
}

export async function archiveOf(entries: Entries): Promise<Bytes> {
  const packed = await packTar(
    [...entries].map(([name, body]) => ({ header: { name, size: bytesOf(body).byteLength }, body: bytesOf(body) })),
  );
  return new Uint8Array(gzipSync(packed));
}

const bytesOf = (body: string | Bytes): Bytes => (typeof body === 'string' ? new TextEncoder().encode(body) : body);

/** Returns the entries with a recomputed manifest, as a skilled attacker would create. */
export async function sealed(entries: Entries): Promise<Entries> {
  const manifest = JSON.parse(String(entries.get('manifest.json')));
  manifest.head = await sha256Hex(String(entries.get('atrium.json')));
  const parts = [...entries.keys()].filter((name) => name.startsWith('tables/'));
  const names = new Set([...manifest.tables.map(({ name }: { name: string }) => name), ...parts.map(tableOf)]);
  manifest.tables = await Promise.all(
    [...names].map(async (name) => {
      const texts = parts.filter((part) => tableOf(part) === name).map((part) => String(entries.get(part)));
      const known = manifest.tables.find((table: { name: string }) => table.name === name);
      const rows = texts.join('').split('\n').length - 1;
      return {
        columns: Object.keys(JSON.parse(texts[0]?.split('\n')[0] ?? '{}')),
        ...known,
        name,
        rows,
        parts: await Promise.all(texts.map(sha256Hex)),
      };
    }),
  );
  manifest.files = [...entries]
    .filter(([name]) => name.startsWith('files/'))
    .map(([name, body]) => ({ key: name.slice(6), sizeBytes: bytesOf(body).byteLength }));
  const { 'manifest.json': _, ...others } = Object.fromEntries(entries);
  return new Map([...Object.entries(others), ['manifest.json', JSON.stringify(manifest)]]);
}

const tableOf = (entry: string) => entry.split('/')[1] ?? '';

export function withRows(entries: Entries, table: string, change: (rows: Record<string, unknown>[]) => unknown[]): Entries {
  const name = `tables/${table}/000000.jsonl`;
  const lines = String(entries.get(name) ?? '')
    .split('\n')
    .filter(Boolean);
  const rows = change(lines.map((line) => JSON.parse(line)));
  const text = rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('');
  const before = [...entries].filter(([entry]) => entry !== name);
  const at = entries.has(name) ? [...entries.keys()].indexOf(name) : before.findIndex(([entry]) => !/^(atrium|tables)/.test(entry));
  return new Map([...before.slice(0, at), ...(text ? [[name, text] as const] : []), ...before.slice(at)]);
}

/** Append-only tables have more rows after more writes, and include transaction ids. */
const grown = ['search_words'];

/** Returns every row of a company as text, by table, without columns that are computed, not exported, or contain the owner. */
export function workspaceRows({ deps }: TestApi, entity: string): Promise<Map<string, string[]>> {
  return deps.database.writing(entity, async (db) => {
    await db.execute(sql`set local timezone = 'UTC'`);
    const tables = await queryRows<{ name: string }>(
      db,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'entity') order by 1`,
    );
    const all = new Map<string, string[]>();
    for (const { name } of tables) {
      const isWorkedOut = excludedTables[name] === 'worked-out';
      if ((name in excludedTables && !isWorkedOut) || grown.includes(name)) continue;
      const left = ['entity', ...(excludedColumns[name] ?? []), ...(name === 'mails' ? ['listed_in'] : [])];
      const rows = await queryRows<{ row: string }>(
        db,
        sql`select (to_jsonb(t) - ${sql.param(left)}::text[])::text as row from ${sql.identifier(name)} t where entity = ${entity}`,
      );
      // A count of zero equals no count.
      all.set(
        name,
        rows
          .map(({ row }) => row)
          .filter((row) => !isWorkedOut || !/"total": 0[,}]/.test(row))
          .sort(),
      );
    }
    return all;
  });
}
