import { resolve } from 'node:path';
import { takeBackup } from './backup/take-backup.ts';
import { sizeText } from './doctor/finding.ts';
import { onDatabase } from './on-database.ts';
import { runCommand } from './run-command.ts';
import { startUpSteps } from './start-up-steps.ts';

await runCommand(async (settings, [named]) => {
  const now = new Date();
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  // npm runs in the package's folder, but the operator means their own.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), named ?? `atrium-${moment}.tar.gz`);
  const { manifest, sizeBytes } = await startUpSteps()('Backup', (say) =>
    onDatabase(settings, (database) => takeBackup(database, { path, now, say })),
  );
  const { missing } = manifest;
  if (missing.length > 0)
    process.stderr.write(
      `${missing.length} files that the database refers to were missing or damaged, and aren't in the backup: ${missing.join(' ')}\n`,
    );
  process.stdout.write(`\n${path} (${sizeText(sizeBytes)}). It contains the installation's secrets: keep it where only you can read it.\n`);
});
