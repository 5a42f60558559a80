import { randomBytes } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { importRules } from '#app/import-rules.ts';
import { importFirstCompany } from '#features/workspace/server/public-api.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { fieldMessage, Refusal } from '#server/refusal.ts';
import { commandName } from './run-command.ts';
import { StartFailure } from './start-failure.ts';

/** Small, because everything a chunk unpacks to is held in memory at once. */
const chunkBytes = 16 * 1024;

interface ArchiveFile {
  path: string;
  sizeBytes: number;
}

/** Returns the archive named by `npm start -- --import FILE`; undefined without arguments. @throws StartFailure for any other arguments */
export async function archiveToImport(args: string[], from: string): Promise<ArchiveFile | undefined> {
  const [option, named, ...more] = args;
  if (option === undefined) return undefined;
  if (option !== '--import' || !named || more.length > 0) throw new StartFailure(`Usage: ${commandName('start', '--import FILE')}`);
  const path = resolve(from, named);
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`${path} cannot be read (${error.code}): nothing was imported`);
  });
  if (!found.isFile()) throw new StartFailure(`${path} isn't a file: nothing was imported`);
  return { path, sizeBytes: found.size };
}

/**
 * Imports the archive as the first company. @param say Receives what was imported and how to sign in. @throws StartFailure if it can't be
 * imported
 */
export async function importAtStart(deps: Dependencies, { path, sizeBytes }: ArchiveFile, say: (line: string) => void): Promise<void> {
  const password = randomBytes(12).toString('base64url');
  try {
    const taken = await importFirstCompany(deps, importRules, { sizeBytes, open: () => bytesOf(path) }, password);
    const rows = taken.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${taken.company}: ${rows} rows, ${taken.files} files`);
    if (taken.missingFiles > 0) say(`${taken.missingFiles} files were already missing when the archive was created`);
    if (taken.leftColumns.length > 0) say(`Left out, because this version doesn't support them: ${taken.leftColumns.join(', ')}`);
    say(`Sign in as ${taken.email} with the password ${password}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const named = Object.entries(error.details.fields ?? {}).map(([row, reasons]) => `\n  ${row} ${reasons.map(fieldMessage).join(', ')}`);
    throw new StartFailure(`${path} was not imported. ${error.message}${named.join('')}`);
  }
}

/** Streams a file's bytes on demand. */
function bytesOf(path: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const opened = open(path);
  return new ReadableStream({
    async pull(controller) {
      const { bytesRead, buffer } = await (await opened).read(new Uint8Array(chunkBytes), 0, chunkBytes);
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
      await (await opened).close();
      controller.close();
    },
    cancel: async () => (await opened).close(),
  });
}
