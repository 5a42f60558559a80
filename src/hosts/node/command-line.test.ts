import { expect, it } from 'vitest';
import { commands, readCommandLine } from './command-line.ts';

const read = (...args: string[]) => readCommandLine(args, '1.2.3');
const names = ['start', 'backup', 'restore', 'migrate', 'reset-password', 'verify-address', 'reindex', 'doctor'];

it.each([[[]], [['--help']], [['-h']], [['help']]])('lists the commands for %j', (args: string[]) => {
  const listed = read(...args);
  expect(listed).toEqual({ print: expect.stringMatching(/^Atrium 1\.2\.3\n/) });
  for (const name of names) expect(listed).toEqual({ print: expect.stringMatching(new RegExp(`^ {2}${name}\\b.*  \\w`, 'm')) });
});

it.each(['--version', '-v'])('prints the version for %s', (option) => {
  expect(read(option)).toEqual({ print: '1.2.3' });
});

it.each(names)('runs %s and prints its help', (name) => {
  expect(read(name)).toEqual({ run: name });
  const explained = { print: expect.stringMatching(new RegExp(`^Usage: atrium ${name}\\b`)) };
  expect(read(name, '--help')).toEqual(explained);
  expect(read(name, 'word', '-h')).toEqual(explained);
  expect(read('help', name)).toEqual(explained);
});

it('rejects unknown commands, including inherited property names', () => {
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
])('accepts the arguments in the usage text: %s %s', (name, ...words) => {
  expect(read(name, ...words)).toEqual({ run: name });
});

it.each([
  ['backup', '--force', 'atrium backup doesn\'t take "--force". Usage: atrium backup [FILE]'],
  ['backup', '-x', 'atrium backup doesn\'t take "-x". Usage: atrium backup [FILE]'],
  ['doctor', 'database', 'atrium doctor doesn\'t take "database". Usage: atrium doctor'],
  ['migrate', '--dry-run', 'atrium migrate doesn\'t take "--dry-run". Usage: atrium migrate'],
])('rejects an argument that %s does not take: %s', (name, word, problem) => {
  expect(read(name, word)).toEqual({ problem });
});

it('rejects an extra argument', () => {
  expect(read('restore', 'one.tar.gz', 'two.tar.gz')).toEqual({ problem: expect.stringContaining('"two.tar.gz"') });
});
