import { resolve } from 'node:path';
import { takeBackup } from './backup/take-backup.ts';
import { sizeText } from './doctor/finding.ts';
import { onDatabase } from './on-database.ts';
import { runCommand } from './run-command.ts';
import { startUpSteps } from './start-up-steps.ts';

await runCommand(async (settings, [named]) => {
  const now = new Date();
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  // npm calls from the folder of the package; the operator means their own.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), named ?? `atrium-${moment}.tar.gz`);
  const { manifest, sizeBytes } = await startUpSteps()('Backup', (say) =>
    onDatabase(settings, (database) => takeBackup(database, { path, now, say })),
  );
  const { missing } = manifest;
  if (missing.length > 0)
    process.stderr.write(
      `${missing.length} files that the database names were gone or damaged before, and are not in it: ${missing.join(' ')}\n`,
    );
  process.stdout.write(
    `\n${path} has ${sizeText(sizeBytes)}. It holds the secrets of the installation: keep it where only you can read it.\n`,
  );
});
