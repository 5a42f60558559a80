import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';

const lastBackup = z.object({
  /** The moment whose state it contains. */
  at: z.iso.datetime(),
  path: z.string(),
  sizeBytes: z.number(),
});
export type LastBackup = z.infer<typeof lastBackup>;

const pathIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/** Records a backup next to the data. The backup is just as valid without the record. */
export async function noteBackup(dataDir: string, made: LastBackup): Promise<void> {
  await writeFile(pathIn(dataDir), `${JSON.stringify(made)}\n`, { mode: 0o600 }).catch(() => {});
}

/** Returns null if there was no backup or its record is missing or damaged. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  try {
    return lastBackup.parse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}
