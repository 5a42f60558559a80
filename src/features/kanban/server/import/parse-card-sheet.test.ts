import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { type ImportedBoard, type ImportSettings, isDoneTitle, talliesOf } from './imported-board.ts';
import { parseCardSheet } from './parse-card-sheet.ts';

const settings: ImportSettings = { language: 'en', timeZone: 'UTC', isMonthFirst: false };
const read = (csv: string, more: Partial<ImportSettings> = {}) => parseCardSheet(csv, { ...settings, ...more });
const only = ({ columns, cards: [card] }: ImportedBoard) => ({ ...card, column: columns[card?.column ?? -1] });
const day = (text: string) => Date.parse(`${text}T17:00:00Z`);

describe('CSV exports of other programs', () => {
  test('Trello', () => {
    const board = read(
      'Card ID,Card Name,Card URL,Card Description,Labels,Members,Due Date,Attachment Count,Attachment Links,Checklist Item Total Count,Board Name,List Name,Archived,Start Date,Due Complete,Story points\n' +
        '5f,Saw,https://trello.com/c/1,**Sharp**,"Oak (green),Ash (red_dark)",Maren Lindqvist,2027-01-31T09:00:00.000Z,1,https://figma.com/1,0,Fair,Done ✅,false,2027-01-20,true,8\n',
    );
    expect(board.name).toBe('Fair');
    expect(only(board)).toMatchObject({
      ...{ title: 'Saw', column: 'Done ✅', labels: ['Oak', 'Ash'], dueAt: Date.parse('2027-01-31T09:00:00Z'), isArchived: false },
      people: [{ name: 'Maren Lindqvist' }],
    });
    for (const part of [
      '<strong>Sharp</strong>',
      'figma.com/1',
      'trello.com/c/1',
      'Story points:</strong> 8',
      'Start:</strong> 2027-01-20',
    ])
      expect(board.cards[0]?.description).toContain(part);
  });
  test('Jira', () => {
    const board = read(
      'Issue Type,Issue key,Issue id,Summary,Assignee,Reporter,Priority,Status,Due Date,Labels,Labels,Description,Attachment,Comment,Comment,Custom field (Story Points)\n' +
        'Bug,OPS-1,10001,Saw,Maren Lindqvist,Ada Osei,High,In Progress,31/Jan/27 12:00 AM,oak,ash,Sharp,02/May/26 10:00 AM;ada;saw.png;https://x.atlassian.net/saw.png,02/May/26 10:00 AM;Ada Osei;Which; oak?,,5\n',
    );
    expect(only(board)).toMatchObject({
      ...{ title: 'Saw', column: 'In Progress', labels: ['oak', 'ash'], dueAt: Date.parse('2027-01-31T00:00:00Z') },
      comments: [{ text: 'Ada Osei: Which; oak?', at: Date.parse('2026-05-02T10:00:00Z') }],
    });
    for (const part of ['OPS-1', 'Ada Osei', 'Priority:</strong> High', 'saw.png', '5'])
      expect(board.cards[0]?.description).toContain(part);
  });
  test('Asana', () => {
    const board = read(
      'Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task\n' +
        '1,2026-01-01,,2026-01-02,Saw,To do,Maren Lindqvist,maren@example.com,,2027-01-31,"oak,ash",Sharp,Fair,Tools\n' +
        '2,2026-01-01,2026-01-05,2026-01-02,Sand,To do,,,,2026-01-04,,,Fair,\n',
    );
    expect(only(board)).toMatchObject({
      ...{ title: 'Saw', column: 'To do', labels: ['oak', 'ash'], dueAt: day('2027-01-31') },
      people: [{ name: 'Maren Lindqvist', email: 'maren@example.com' }],
    });
    expect(board.cards[0]?.description).toContain('Parent task:</strong> Tools');
    expect(board.cards[1]).toMatchObject({ dueAt: null, description: expect.stringContaining('Due (completed):</strong> 2026-01-04') });
    expect(board.cards[1]?.description).toContain('2026-01-05');
  });
  test('Planner, with lines above the header', () => {
    const board = read(
      'Plan name,Fair\nPlan ID,xyz\nDate of export,11/28/2026\n\n' +
        'Task ID,Task Name,Bucket Name,Progress,Priority,Assigned To,Due Date,Late,Completed Checklist Items,Checklist Items,Labels,Description\n' +
        'q1,Saw,To do,In progress,Medium,Maren Lindqvist;Ada Osei,01/31/2027,false,1/2,Oil;File,Red;Blue,Sharp\n',
    );
    expect(only(board)).toMatchObject({
      ...{ title: 'Saw', column: 'To do', labels: ['Red', 'Blue'], dueAt: day('2027-01-31') },
      checklist: [{ text: 'Oil' }, { text: 'File' }],
      people: [{ name: 'Maren Lindqvist' }, { name: 'Ada Osei' }],
    });
    expect(board.cards[0]?.description).toContain('1/2');
  });
  test('Notion, and a German copy of a sheet', () => {
    expect(
      only(
        read('Name,Assign,Date,Status,Tags,Effort\nSaw,Maren Lindqvist,"January 20, 2027 → January 31, 2027",Not started,"Oak, Ash",M\n'),
      ),
    ).toMatchObject({
      ...{ title: 'Saw', column: 'Not started', dueAt: day('2027-01-31'), labels: ['Oak', 'Ash'] },
      description: expect.stringContaining('Start:</strong> January 20, 2027'),
    });
    expect(only(read('Titel\tSpalte\tFällig am\nSäge\tErledigt\t31. Januar 2027\n'))).toMatchObject({
      title: 'Säge',
      column: 'Erledigt',
      dueAt: day('2027-01-31'),
    });
  });
  test('a file that declares its own delimiter', () => {
    const board = read('sep=;\r\nTitle;List\r\nSaw, sharp;To do\r\n;To do\r\n');
    expect([only(board).title, board.bad]).toEqual(['Saw, sharp', [{ line: 4, title: '', problem: 'no_title' }]]);
    expect(only(read('Title\tList\nSaw, long, and sharp\tTo do, soon\n'))).toMatchObject({
      title: 'Saw, long, and sharp',
      column: 'To do, soon',
    });
  });
  test('ambiguous dates are read in the order of the importer, and reported', () => {
    const csv = 'Title,Due\nSaw,3/4/2027\n';
    expect([read(csv).dateOrder, only(read(csv)).dueAt]).toEqual(['day_first', day('2027-04-03')]);
    expect([read(csv, { isMonthFirst: true }).dateOrder, only(read(csv, { isMonthFirst: true })).dueAt]).toEqual([
      'month_first',
      day('2027-03-04'),
    ]);
    expect([read(`${csv}Sand,12/31/2027\n`).dateOrder, only(read(`${csv}Sand,12/31/2027\n`)).dueAt]).toEqual([null, day('2027-03-04')]);
  });
});

test('every cell of a sheet is imported, saved as text, or skipped with a reason', () => {
  const headings = ['Title', 'List', 'Description', 'Due', 'Start date', 'Archived', 'Sprint', 'Card ID', 'Effort', 'URL'];
  const cell = fc.oneof(fc.constantFrom('', 'Oak', '2027-01-31', 'yes', 'x'.repeat(400)), fc.string({ maxLength: 8 }));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: headings.length, maxLength: headings.length }), { maxLength: 8 }), (lines) => {
      const board = read(Papa.unparse([headings, ...lines]));
      const given = lines.filter((cells) => cells.some((one) => one.replaceAll('\0', '').trim()));
      const filled = (heading: string) =>
        given.filter((cells) =>
          cells[headings.indexOf(heading)]
            ?.replaceAll('\0', '')
            .trim()
            .replace(/^'(?=[=+\-@])/, ''),
        ).length;
      const found = (thing: string) => talliesOf(board.ledger).find((one) => one.thing === thing)?.found ?? 0;
      expect(found('card')).toBe(given.length);
      expect(board.cards.length + board.bad.length).toBe(given.length);
      expect(found('due_date')).toBe(filled('Due'));
      expect(found('start_date')).toBe(filled('Start date'));
      expect(found('link')).toBe(filled('URL'));
      expect(found('field')).toBe(filled('Sprint') + filled('Effort') + filled('Card ID'));
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['Done ✅', true],
  ['✔️ DONE', true],
  ['Terminé !', true],
  ['2. Erledigt', true],
  ['منجز', true],
  ['To do', false],
  ['Not done', false],
  ['✅', false],
])('whether the column %s means done: %s', (title, isDone) => {
  expect(isDoneTitle(title)).toBe(isDone);
});
