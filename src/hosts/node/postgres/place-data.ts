import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { systemFolder } from './place-binaries.ts';
import { canReach, type RunUser, runAs } from './run-as.ts';

export interface DataPlace {
  /** The data folder that is really used. */
  dataDir: string;
  /** Its cluster. */
  cluster: string;
  user: RunUser | undefined;
}

/** Makes the data folder if need be. @throws StartFailure when it cannot be made or written to. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    // The user who runs PostgreSQL must get through it; what is in it is closed to others by its own rights.
    await makeFolders(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(`DATA_DIR ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** One by one: where nothing can be made (`/proc`), making them recursively never ends. */
async function makeFolders(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolders(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await chmod(folder, 0o755);
}

/** Where the cluster is, and who runs it. A data folder that this user cannot reach gives way to one in `systemFolder`. */
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
 * Whom PostgreSQL runs as: it refuses to run as root. The owner of an existing cluster keeps it; an ordinary user runs it as they are.
 * @param cluster its folder, there or not yet.
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
