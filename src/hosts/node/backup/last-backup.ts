import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';

/** The latest backup of an installation. */
const lastBackup = z.object({
  /** The moment whose state it has. */
  at: z.iso.datetime(),
  path: z.string(),
  sizeBytes: z.number(),
});
export type LastBackup = z.infer<typeof lastBackup>;

const pathIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/** Notes a backup beside the data. Without the note it is as good. */
export async function noteBackup(dataDir: string, made: LastBackup): Promise<void> {
  await writeFile(pathIn(dataDir), `${JSON.stringify(made)}\n`, { mode: 0o600 }).catch(() => {});
}

/** Null if there was none, or none that is noted. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  try {
    return lastBackup.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}
