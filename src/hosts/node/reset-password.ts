import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { giveNewPassword } from './give-new-password.ts';
import { onDatabase } from './on-database.ts';
import { argonPasswords } from './passwords.ts';
import { commandName, runCommand } from './run-command.ts';
import { StartFailure } from './start-failure.ts';
import { withClient } from './with-client.ts';

await runCommand(async (settings, [name]) => {
  if (!name) throw new StartFailure(`Whose password? ${commandName('reset-password', 'EMAIL')}`);
  process.stdout.write(await onDatabase(settings, ({ owner }) => resetPassword(owner, name)));
});

/** Sets a random password for the account. @returns the message to print */
async function resetPassword(owner: pg.ClientConfig, loginName: string): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  const hash = await argonPasswords().hash(password);
  const given = await withClient(owner, async (client) => {
    const query = (sql: string, params: unknown[]) => client.query(sql, params);
    return client
      .query('set role atrium_owner')
      .then(() => giveNewPassword(query, loginName, hash))
      .catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && ['3D000', '22023', '42P01'].includes(error.code ?? ''))
          throw new StartFailure("Atrium hasn't been started here yet");
        throw error;
      });
  });
  if (!given) throw new StartFailure(`No account with the email or username ${loginName}`);
  const suspended = given.isSuspended ? 'The account is suspended: an admin must activate it before they can sign in.\n' : '';
  const steps = given.hadSecondStep ? 'Two-step verification is off: the password is enough to sign in.\n' : '';
  return `New password of ${loginName}: ${password}\nTheir sessions have ended.\n${steps}${suspended}`;
}
