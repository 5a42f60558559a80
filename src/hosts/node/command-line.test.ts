import { expect, it } from 'vitest';
import { commands, readCommandLine } from './command-line.ts';

const read = (...args: string[]) => readCommandLine(args, '1.2.3');
const names = ['start', 'backup', 'restore', 'migrate', 'reset-password', 'verify-address', 'reindex', 'doctor'];

it.each([[[]], [['--help']], [['-h']], [['help']]])('lists the commands for %j', (args: string[]) => {
  const listed = read(...args);
  expect(listed).toEqual({ print: expect.stringMatching(/^Atrium 1\.2\.3\n/) });
  for (const name of names) expect(listed).toEqual({ print: expect.stringMatching(new RegExp(`^ {2}${name}\\b.*  \\w`, 'm')) });
});

it.each(['--version', '-v'])('says its version for %s', (option) => {
  expect(read(option)).toEqual({ print: '1.2.3' });
});

it.each(names)('runs %s, and explains it', (name) => {
  expect(read(name)).toEqual({ run: name });
  const explained = { print: expect.stringMatching(new RegExp(`^Usage: atrium ${name}\\b`)) };
  expect(read(name, '--help')).toEqual(explained);
  expect(read(name, 'word', '-h')).toEqual(explained);
  expect(read('help', name)).toEqual(explained);
});

it('knows no other commands, inherited ones included', () => {
  expect(Object.keys(commands)).toEqual(names);
  for (const name of ['stop', 'toString', '--import', ''])
    expect(read(name)).toEqual({ problem: `Unknown command "${name}". Run atrium --help for a list.` });
});

it.each([
  ['start', '--import', 'company.zip'],
  ['backup', '/backups/atrium.tar.gz'],
  ['restore', 'atrium.tar.gz'],
  ['reset-password', 'zoe@office.example'],
  ['verify-address', 'zoe@office.example'],
])('takes what its usage names: %s %s', (name, ...words) => {
  expect(read(name, ...words)).toEqual({ run: name });
});

it.each([
  ['backup', '--force', 'atrium backup doesn\'t take "--force". Usage: atrium backup [FILE]'],
  ['backup', '-x', 'atrium backup doesn\'t take "-x". Usage: atrium backup [FILE]'],
  ['doctor', 'database', 'atrium doctor doesn\'t take "database". Usage: atrium doctor'],
  ['migrate', '--dry-run', 'atrium migrate doesn\'t take "--dry-run". Usage: atrium migrate'],
])('refuses what %s has no place for: %s', (name, word, problem) => {
  expect(read(name, word)).toEqual({ problem });
});

it('refuses a word too many', () => {
  expect(read('restore', 'one.tar.gz', 'two.tar.gz')).toEqual({ problem: expect.stringContaining('"two.tar.gz"') });
});
