import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { systemFolder } from './place-binaries.ts';
import { canReach, type RunUser, runAs } from './run-as.ts';

export interface DataPlace {
  /** The data folder in use. */
  dataDir: string;
  /** The folder of its cluster. */
  cluster: string;
  user: RunUser | undefined;
}

/** Creates the data folder if needed. @throws StartFailure if it can't be created or written to */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    // The user running PostgreSQL must be able to traverse it; its contents are protected by their own permissions.
    await makeFolders(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(`DATA_DIR ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** One level at a time, because a recursive mkdir never returns where nothing can be created (`/proc`). */
async function makeFolders(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolders(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await chmod(folder, 0o755);
}

/** Returns where the cluster is and who runs it. If that user can't access the data folder, one in `systemFolder` is used instead. */
export async function placeData(dataDir: string, say: (line: string) => void): Promise<DataPlace> {
  await makeDataFolder(dataDir);
  const user = await chooseUser(join(dataDir, 'postgresql'));
  if (await canReach(user, dataDir)) return { dataDir, cluster: join(dataDir, 'postgresql'), user };
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const other = join(systemFolder, name);
  await makeDataFolder(other);
  say(`the user ${user?.name} cannot reach ${dataDir}: the data is in ${other}`);
  return { dataDir: other, cluster: join(other, 'postgresql'), user: await chooseUser(join(other, 'postgresql')) };
}

/**
 * Chooses the user to run PostgreSQL, which refuses to run as root. The owner of an existing cluster stays the same; a non-root user runs
 * it directly.
 * @param cluster Its folder, which may not exist yet.
 */
async function chooseUser(cluster: string): Promise<RunUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => null);
  const users = await readUsers();
  if (owner && owner.uid !== 0)
    return users.find(({ uid }) => uid === owner.uid) ?? { name: String(owner.uid), uid: owner.uid, gid: owner.gid };
  const named = (list: RunUser[], name: string) => list.find((user) => user.name === name);
  const present = named(users, 'postgres') ?? named(users, 'atrium');
  if (present) return present;
  await runAs(undefined, 'useradd', ['--system', '--user-group', '--no-create-home', '--home-dir', '/var/lib/atrium', 'atrium']).catch(
    () => {},
  );
  const made = named(await readUsers(), 'atrium') ?? named(users, 'nobody');
  if (!made) throw new StartFailure("PostgreSQL doesn't run as root, and there is no other user: create a user named atrium");
  return made;
}

async function readUsers(): Promise<RunUser[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.map((line) => line.split(':')).map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
