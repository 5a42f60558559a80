import { applyMigrations } from './apply-migrations.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';
import { startUpSteps } from './start-up-steps.ts';

await runCommand(async (settings) => {
  const step = startUpSteps();
  const server = await step('Database', (say) => openDatabase(settings, say));
  try {
    await step('Migrations', async (say) => {
      const applied = await applyMigrations(server, settings, say);
      say(applied.length > 0 ? `${applied.length} applied` : 'up to date already');
    });
  } finally {
    await server.stop();
  }
});
