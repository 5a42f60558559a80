import { readFile, stat } from 'node:fs/promises';
import { StartFailure } from '../start-failure.ts';
import { type RunUser, runAs } from './run-as.ts';

/**
 * Whom PostgreSQL runs as: it refuses to run as root. The owner of an existing cluster keeps it; an ordinary user runs it as they are.
 * @param cluster its folder, there or not yet.
 */
export async function chooseUser(cluster: string): Promise<RunUser | undefined> {
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
  if (!made) throw new StartFailure('PostgreSQL does not run as root, and there is no other user: make a user named atrium');
  return made;
}

async function readUsers(): Promise<RunUser[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.map((line) => line.split(':')).map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
