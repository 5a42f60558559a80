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
          throw new StartFailure("Atrium hasn't been started here yet");
        throw error;
      }
    }),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
});

async function list(client: pg.Client): Promise<string[]> {
  const waiting = await listWaitingAddresses(client);
  if (waiting.length === 0) return ['No addresses to verify'];
  return [
    ...waiting.map(({ email, kind, since }) => `${since.toISOString().slice(0, 10)}  ${kind.padEnd(10)}  ${email}`),
    `${commandName('verify-address', 'EMAIL')} verifies an account's address, or prints the link of an invited person`,
  ];
}

async function vouchFor(client: pg.Client, email: string, settings: Settings): Promise<string[]> {
  const isConfirmed = await confirmAddress(client, email);
  const tokens = await makeInvitationTokens(client, email);
  if (!isConfirmed && tokens.length === 0) throw new StartFailure(`No account or invitation with the address ${email} to verify`);
  return [
    ...(isConfirmed ? [`${email} is verified`] : []),
    ...tokens.map(
      (token) =>
        `Link to join, valid once within seven days: ${addressOf(settings, settings.port)}${pageAddress('/pages/reset-password-cover', {}, { token })}`,
    ),
  ];
}
