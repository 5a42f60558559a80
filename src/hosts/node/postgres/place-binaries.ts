import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Binaries, findBinaries, restoreLinks } from './find-binaries.ts';
import { type RunUser, runAs } from './run-as.ts';

/** Where both binaries and data live when the user who runs PostgreSQL cannot reach the checkout. */
export const systemFolder = '/var/lib/atrium';

/** The folder of binaries that `user` can run: npm's own, else a copy in `systemFolder`. */
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

/** Renamed into place when complete: another server may be doing the same. */
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
