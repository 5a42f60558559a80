import { resolve } from 'node:path';
import { readMigrations } from './apply-migrations.ts';
import { checkArchive } from './backup/check-archive.ts';
import { restoreArchive } from './backup/restore-archive.ts';
import { openDatabase } from './open-database.ts';
import { commandName, runCommand } from './run-command.ts';
import { StartFailure } from './start-failure.ts';
import { startUpSteps } from './start-up-steps.ts';

await runCommand(async (settings, [named]) => {
  if (!named) throw new StartFailure(`Which backup? ${commandName('restore', 'FILE')}`);
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), named);
  const step = startUpSteps();
  const migrations = await readMigrations();
  const names = migrations.map(({ name }) => name);
  const archive = await step('Checking the backup', () => checkArchive(path, names));
  const server = await step('Database', (say) => openDatabase(settings, say));
  try {
    await step('Restoring', () => restoreArchive(server, path, archive, migrations));
  } finally {
    await server.stop();
  }
  const { tables, files, missing } = archive.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `\nRestored the state of ${archive.head.madeAt}: ${rows} rows, ${files.length} files. Start Atrium with the same settings.\n`,
  );
  if (missing.length > 0) process.stderr.write(`${missing.length} files were already missing when the backup was created.\n`);
});
