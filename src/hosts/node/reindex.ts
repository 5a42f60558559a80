import pg from 'pg';
import { onDatabase } from './on-database.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { runCommand } from './run-command.ts';
import { StartFailure } from './start-failure.ts';
import { withClient } from './with-client.ts';

await runCommand(async (settings) => {
  const counts = await onDatabase(settings, ({ owner }) =>
    withClient(owner, async (client) => {
      try {
        await client.query('set role atrium_owner');
        return await rebuildSearch(client);
      } catch (error) {
        if (error instanceof pg.DatabaseError && ['3D000', '22023', '42P01'].includes(error.code ?? ''))
          throw new StartFailure("Atrium hasn't been started here yet");
        throw error;
      }
    }),
  );
  for (const [source, count] of counts) process.stdout.write(`${String(count).padStart(9)}  ${source}\n`);
});
