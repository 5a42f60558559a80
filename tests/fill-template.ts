import type pg from 'pg';
import { addSampleData } from '#app/sample-data.ts';
import { pooledDatabase } from '#hosts/node/database.ts';
import { openPool } from '#hosts/node/open-pool.ts';
import { changeHub } from '#server/change-hub.ts';
import { silentLog } from './silent-log.ts';
import { type StoredFile, testHost } from './test-host.ts';
import { withoutTimeouts } from './without-timeouts.ts';

/** Adds the sample data to a template and returns its files. */
export async function fillTemplate(app: pg.ClientConfig): Promise<StoredFile[]> {
  const pool = openPool({ ...app, ...withoutTimeouts }, silentLog, { size: 1 });
  const files: StoredFile[] = [];
  const { deps } = testHost({ database: pooledDatabase(pool), changes: changeHub(silentLog) });
  const write = async (key: string, content: Uint8Array) => void files.push([key, content]);
  await addSampleData({ ...deps, files: { ...deps.files, write } });
  await pool.end();
  return files;
}
