import pg from 'pg';
import { pageAddress } from '#contract/page-address.ts';
import { addressOf } from './greeting.ts';
import { onDatabase } from './on-database.ts';
import { commandName, runCommand } from './run-command.ts';
import type { Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';
import { confirmAddress, listWaitingAddresses, makeInvitationTokens } from './waiting-addresses.ts';
import { withClient } from './with-client.ts';

await runCommand(async (settings, [email]) => {
  const lines = await onDatabase(settings, ({ owner }) =>
    withClient(owner, async (client) => {
      try {
        await client.query('set role atrium_owner');
        return email ? await vouchFor(client, email, settings) : await list(client);
      } catch (error) {
        if (error instanceof pg.DatabaseError && ['3D000', '22023', '42P01', '42703'].includes(error.code ?? ''))
          throw new StartFailure('Atrium has not been started here yet');
        throw error;
      }
    }),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
});

async function list(client: pg.Client): Promise<string[]> {
  const waiting = await listWaitingAddresses(client);
  if (waiting.length === 0) return ['Nobody waits for their address to be confirmed'];
  return [
    ...waiting.map(({ email, kind, since }) => `${since.toISOString().slice(0, 10)}  ${kind.padEnd(10)}  ${email}`),
    `${commandName('verify-address', 'EMAIL')} confirms the address of an account, and prints a link for who was invited`,
  ];
}

async function vouchFor(client: pg.Client, email: string, settings: Settings): Promise<string[]> {
  const isConfirmed = await confirmAddress(client, email);
  const tokens = await makeInvitationTokens(client, email);
  if (!isConfirmed && tokens.length === 0) throw new StartFailure(`Nobody with the address ${email} waits`);
  return [
    ...(isConfirmed ? [`${email} is confirmed`] : []),
    ...tokens.map(
      (token) =>
        `Joining, once, within seven days: ${addressOf(settings, settings.port)}${pageAddress('/pages/reset-password-cover', {}, { token })}`,
    ),
  ];
}
