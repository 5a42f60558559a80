import { expect, it } from 'vitest';
import { commandName } from './run-command.ts';

it('names a command like the process was started', () => {
  expect(commandName('restore', 'FILE', '/opt/atrium/dist/server/cli.js')).toBe('atrium restore FILE');
  expect(commandName('reindex', '', '/opt/atrium/dist/server/cli.js')).toBe('atrium reindex');
  expect(commandName('restore', 'FILE', '/opt/atrium/dist/server/restore.js')).toBe('npm run restore -- FILE');
  expect(commandName('reindex', '', '/opt/atrium/dist/server/main.js')).toBe('npm run reindex');
  expect(commandName('start', '--import FILE', 'dist/server/main.js')).toBe('npm start -- --import FILE');
});
