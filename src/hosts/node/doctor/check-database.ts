import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readMigrations } from '../apply-migrations.ts';
import { onDatabase } from '../on-database.ts';
import { checkGivenDatabase, ownerOf } from '../open-given-database.ts';
import { placeData } from '../postgres/place-data.ts';
import type { Settings } from '../settings.ts';
import { StartFailure } from '../start-failure.ts';
import { withClient } from '../with-client.ts';
import { type Finding, sizeText } from './finding.ts';

export interface DatabaseFacts {
  version: string;
  sizeBytes: number;
  /** The applied migrations; null before the first start. */
  applied: { name: string; at: Date }[] | null;
  /** How far its clock is ahead of this machine's; negative if behind. */
  clockAheadMs: number;
}

/** Checks that the database is reachable, matches this version, and has the correct time. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const facts = await readFacts(settings).catch((error: unknown) => {
    if (error instanceof StartFailure || error instanceof pg.DatabaseError) return error.message;
    throw error;
  });
  if (typeof facts === 'string') return [{ mark: 'wrong', about: 'Database', text: facts }];
  if (!facts) return [{ mark: 'ok', about: 'Database', text: 'the embedded one, which the first start creates' }];
  const known = (await readMigrations()).map(({ name }) => name);
  const database = `PostgreSQL ${facts.version}${settings.database ? '' : ', embedded'}, ${sizeText(facts.sizeBytes)}`;
  return [{ mark: 'ok', about: 'Database', text: database }, migrationFinding(facts.applied, known), clockFinding(facts, new Date())];
}

export function migrationFinding(applied: DatabaseFacts['applied'], known: readonly string[]): Finding {
  const about = 'Migrations';
  if (!applied) return { mark: 'ok', about, text: `none yet: the first start applies ${known.length}` };
  const names = new Set(applied.map(({ name }) => name));
  const foreign = applied.filter(({ name }) => !known.includes(name)).length;
  if (foreign > 0)
    return {
      mark: 'wrong',
      about,
      text: `The database has ${foreign} that this version doesn't know: a newer version of Atrium used it. Start that version, or restore a backup.`,
    };
  const pending = known.filter((name) => !names.has(name)).length;
  if (pending > 0) return { mark: 'note', about, text: `${pending} pending: the next start applies them. Back up first.` };
  return { mark: 'ok', about, text: `all ${known.length} applied` };
}

const tolerableMs = 5000;

export function clockFinding({ applied, clockAheadMs }: Pick<DatabaseFacts, 'applied' | 'clockAheadMs'>, now: Date): Finding {
  const about = 'Clock';
  if (Math.abs(clockAheadMs) > tolerableMs) {
    const seconds = Math.round(Math.abs(clockAheadMs) / 1000);
    const side = clockAheadMs > 0 ? 'ahead of' : 'behind';
    return { mark: 'wrong', about, text: `The database's clock is ${seconds} s ${side} this machine's: use NTP on both.` };
  }
  const last = Math.max(0, ...(applied ?? []).map(({ at }) => at.getTime()));
  if (last > now.getTime() + tolerableMs)
    return {
      mark: 'wrong',
      about,
      text: `It is ${now.toISOString()} on this machine, before the last update of the database: set the clock.`,
    };
  return { mark: 'ok', about, text: now.toISOString() };
}

async function readFacts(settings: Settings): Promise<DatabaseFacts | null> {
  if (settings.database) {
    await checkGivenDatabase(settings.database);
    return withClient(ownerOf(settings.database), factsOf);
  }
  if (!existsSync(settings.dataDir)) return null;
  const { cluster } = await placeData(settings.dataDir, () => {});
  if (!existsSync(join(cluster, 'PG_VERSION'))) return null;
  return onDatabase(settings, ({ owner }) => withClient(owner, factsOf)).catch((error: unknown) => {
    // The cluster exists, but startup was interrupted before creating the database.
    if (error instanceof pg.DatabaseError && error.code === '3D000') return null;
    throw error;
  });
}

async function factsOf(client: pg.Client): Promise<DatabaseFacts> {
  const before = Date.now();
  const { rows } = await client.query<{ version: string; size: string; now: Date }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version,
     pg_database_size(current_database())::text as size, clock_timestamp() as now`,
  );
  const after = Date.now();
  const [{ version, size, now }] = rows as [(typeof rows)[0]];
  const at = now.getTime();
  return {
    version,
    sizeBytes: Number(size),
    applied: await appliedIn(client),
    clockAheadMs: at < before ? at - before : Math.max(0, at - after),
  };
}

async function appliedIn(client: pg.Client): Promise<DatabaseFacts['applied']> {
  try {
    await client.query('set role atrium_owner');
    const { rows } = await client.query<{ name: string; at: Date }>(
      "select name, applied_at as at from public.atrium_migrations where name like '%.sql'",
    );
    return rows;
  } catch (error) {
    // No such role, or no such table.
    if (error instanceof pg.DatabaseError && ['22023', '42P01'].includes(error.code ?? '')) return null;
    throw error;
  }
}
