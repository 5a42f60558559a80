import { expect, test } from 'vitest';
import { startedCommands } from './started-commands.ts';

const commands = [
  { command: 'invoice', labels: ['New invoice', 'فاتورة جديدة'] },
  { command: 'invoice for', labels: ['New invoice for…', 'فاتورة جديدة للعميل…'] },
  { command: 'to-do', labels: ['New to-do “…”', 'مهمة جديدة «…»'] },
  { command: 'card', labels: ['New card “…”', 'بطاقة جديدة «…»'] },
  { command: 'assign', labels: ['Assign … to …', 'إسناد … إلى …'] },
];

test.each([
  ['new invoice for Maren', [['invoice for', 'Maren']]],
  ['New  Invoice for  Maren Holt ', [['invoice for', 'Maren Holt']]],
  ['new invioce for Maren', [['invoice for', 'Maren']]],
  ['فاتورة جديدة للعميل مارين', [['invoice for', 'مارين']]],
  ['new to-do “water the figs”', [['to-do', 'water the figs']]],
  ['new to-do: water', [['to-do', 'water']]],
  ['assign the lamp', [['assign', 'the lamp']]],
  ['new invoice for', []],
  ['new invoice', []],
  ['invoice for Maren', []],
  ['', []],
])('%s', (line, expected) => {
  expect(startedCommands(line, commands).map(({ command, rest }) => [command, rest])).toEqual(expected);
});

test('prefers the command with more matching words', () => {
  const both = [
    { command: 'new', labels: ['New …'] },
    { command: 'new card', labels: ['New card …'] },
  ];
  expect(startedCommands('new card lamp', both)).toEqual([{ command: 'new card', rest: 'lamp' }]);
  expect(startedCommands('new lamp', both)).toEqual([{ command: 'new', rest: 'lamp' }]);
});
