import { checkBackup } from './doctor/check-backup.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkDisk } from './doctor/check-disk.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkProxy } from './doctor/check-proxy.ts';
import { report } from './doctor/finding.ts';
import { runCommand } from './run-command.ts';

// `runCommand` reports settings that can't be read; nothing else can be checked then.
await runCommand(async (settings) => {
  const findings = [
    { mark: 'ok' as const, about: 'Settings', text: 'all can be read' },
    ...(await checkDisk(settings.dataDir)),
    ...(await checkDatabase(settings)),
    ...(await checkBackup(settings, new Date())),
    ...(await checkMail(settings, new Date())),
    ...checkProxy(settings),
  ];
  process.stdout.write(`${report(findings)}\n`);
  if (findings.some(({ mark }) => mark === 'wrong')) process.exitCode = 1;
});
