import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openGivenDatabase } from './open-given-database.ts';
import { argonPasswords } from './passwords.ts';
import { placeData } from './postgres/place-data.ts';
import { readPostmaster } from './postgres/read-postmaster.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { withClient } from './with-client.ts';

const [name] = process.argv.slice(2);
const read = readSettings(process.env, process.cwd());
try {
  if ('problems' in read) throw new StartFailure(read.problems.join('\n'));
  if (!name) throw new StartFailure('Say whose: npm run reset-password -- EMAIL');
  const password = await onDatabase(read.settings, (owner) => resetPassword(owner, name));
  process.stdout.write(`The new password of ${name} is ${password}\nTheir sessions have ended.\n`);
} catch (error) {
  const known = error instanceof StartFailure;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}

/** Runs `work` on the database, as its owner: while the server runs, and also while it does not. */
async function onDatabase<T>({ databaseUrl, dataDir }: Settings, work: (owner: pg.ClientConfig) => Promise<T>): Promise<T> {
  if (databaseUrl) return work((await openGivenDatabase(databaseUrl, dataDir)).owner);
  const { cluster } = await placeData(dataDir, () => {});
  const runsAlready = (await readPostmaster(cluster)) !== null;
  const postgres = await startPostgres({ dataDir });
  try {
    return await work({ host: postgres.socketFolder, user: 'postgres', database: 'atrium' });
  } finally {
    if (!runsAlready) await postgres.stop();
  }
}

/** Gives the account a random password and ends its sessions. @returns the password. */
async function resetPassword(owner: pg.ClientConfig, loginName: string): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  const hash = await argonPasswords().hash(password);
  return withClient(owner, async (client) => {
    const { rowCount } = await client
      .query('set role atrium_owner')
      .then(() =>
        client.query(
          `with changed as (
             update accounts set password_hash = $2 where lower(email) = lower($1) or lower(username) = lower($1) returning entity, id
           ), ended as (
             update sessions set revoked_at = now() from changed
             where sessions.entity = changed.entity and account_id = changed.id and revoked_at is null
           )
           select from changed`,
          [loginName, hash],
        ),
      )
      .catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && ['3D000', '22023', '42P01'].includes(error.code ?? ''))
          throw new StartFailure('Atrium has not been started here yet');
        throw error;
      });
    if (rowCount === 0) throw new StartFailure(`Nobody signs in as ${loginName}`);
    return password;
  });
}
