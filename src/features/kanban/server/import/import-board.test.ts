import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, signInAs } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { type BoardImport, importBoard, maxImportedCards, maxImportedColumns } from '../../import-contract.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const send = (text: string, more: object = {}) => admin.post('/api/v1/kanban/import', { text, ...more });
const read = async (text: string, more: object = {}): Promise<BoardImport> => {
  const { status, body } = await send(text, more);
  expect(status, JSON.stringify(body)).toBe(200);
  importBoard.answer?.parse(body);
  return body;
};
const pageOf = async (space: number | null) => (await admin.get('/api/v1/kanban', { space: String(space) })).body;
const spaces = async () => (await admin.get('/api/v1/kanban')).body.spaces.length;

const comment = (id: string, text: string, date: string, fullName = 'Somebody Else') => ({
  ...{ type: 'commentCard', date, memberCreator: { fullName } },
  data: { text, card: { id, name: 'x' } },
});
const trello = {
  name: 'Spring fair',
  lists: [
    { id: 'l2', name: 'Done', closed: false, pos: 200 },
    { id: 'l1', name: 'To do', closed: false, pos: 100 },
    { id: 'l3', name: 'Old', closed: true, pos: 50 },
  ],
  cards: [
    {
      id: 'c1',
      name: 'Second',
      desc: 'A <b>bold</b> claim\n\nand more',
      idList: 'l1',
      due: '2030-01-31T09:00:00.000Z',
      closed: false,
      pos: 20,
      labels: [
        { name: 'Oak', color: 'green' },
        { name: '', color: 'red' },
      ],
      idMembers: ['m1', 'm2'],
    },
    { id: 'c2', name: 'First', desc: '', idList: 'l1', due: null, closed: false, pos: 10, labels: [], idMembers: [] },
    { id: 'c3', name: 'Put away', desc: '', idList: 'l2', due: null, closed: true, pos: 30, labels: [], idMembers: [] },
    { id: 'c4', name: 'Of a closed list', desc: '', idList: 'l3', due: null, closed: false, pos: 40, labels: [], idMembers: [] },
    { id: 'c5', name: ' ', desc: '', idList: 'l1', due: null, closed: false, pos: 50, labels: [], idMembers: [] },
    { id: 'c6', name: 'Lost', desc: '', idList: 'gone', due: null, closed: false, pos: 60, labels: [], idMembers: [] },
    { id: 'c7', name: 'x'.repeat(301), desc: '', idList: 'l1', due: null, closed: false, pos: 70, labels: [], idMembers: [] },
    { id: 'c8', name: 'When', desc: '', idList: 'l1', due: 'tomorrow', closed: false, pos: 80, labels: [], idMembers: [] },
  ],
  checklists: [
    {
      idCard: 'c1',
      checkItems: [
        { name: 'Two', state: 'incomplete', pos: 2 },
        { name: 'One', state: 'complete', pos: 1 },
      ],
    },
  ],
  members: [
    { id: 'm1', fullName: 'Josephine Okonkwo-Brandt' },
    { id: 'm2', fullName: 'Somebody Else' },
  ],
  actions: [
    comment('c1', 'Which oak?', '2029-05-02T10:00:00.000Z'),
    { type: 'updateCard', data: { card: { id: 'c1' }, old: { pos: 1 } } },
    comment('c1', ' Of the barn. ', '2029-05-01T10:00:00.000Z'),
    comment('c3', 'Gone by now', '2029-05-03T10:00:00.000Z', 'Maren Lindqvist'),
    comment('c4', 'Of a closed list', '2029-05-03T10:00:00.000Z'),
    comment('c1', 'Without a date', 'yesterday'),
    { type: 'commentCard', data: null },
  ],
};

describe('a Trello board', () => {
  test('is previewed before anything is written, and reports what is skipped and why', async () => {
    const before = await spaces();
    const found = await read(JSON.stringify(trello));
    expect(found).toMatchObject({
      applied: false,
      spaceId: null,
      name: 'Spring fair',
      kind: 'trello',
      cards: 7,
      archived: 2,
      comments: 5,
      badCount: 1,
    });
    expect(found.columns).toEqual([
      { title: 'To do', cards: 5 },
      { title: 'Done', cards: 1 },
      { title: '–', cards: 1 },
    ]);
    expect(found.bad.map(({ line, problem }) => [line, problem])).toEqual([[5, 'no_title']]);
    expect(await spaces()).toBe(before);
  });
  test('becomes a new board with lists, cards in order, labels, dates, people, checklists, and the archive', async () => {
    const { spaceId } = await read(JSON.stringify(trello), { apply: true, name: 'Fair of 2030' });
    const page = await pageOf(spaceId);
    expect(page.spaces.find(({ id }: { id: number }) => id === spaceId)).toMatchObject({ name: 'Fair of 2030', ownerId: 1 });
    expect(page.boards).toMatchObject([
      { title: 'To do', isDone: false },
      { title: 'Done', isDone: true },
      { title: '–', isDone: false },
    ]);
    expect(page.cards).toMatchObject([
      { title: 'First', boardId: 'to-do', dueDate: null },
      {
        ...{ title: 'Second', labels: ['Oak', 'red'], dueDate: Date.parse('2030-01-31T09:00:00Z') },
        ...{ assigneeIds: [3], checklistDone: 1, checklistTotal: 2 },
      },
      { title: 'Lost' },
      { title: `${'x'.repeat(299)}…`, excerpt: `Full title: ${'x'.repeat(148)}` },
      { title: 'When', dueDate: null, excerpt: 'Due: tomorrow' },
    ]);
    const { task } = (await admin.get(`/api/v1/kanban/tasks/${page.cards[1].id}`)).body;
    expect(task.description).toBe(
      '<p>A &lt;b&gt;bold&lt;/b&gt; claim</p><p>and more</p><ul><li><strong>Assigned to:</strong> Somebody Else</li></ul>',
    );
    expect(task.checklist.map(({ text }: { text: string }) => text)).toEqual(['One', 'Two']);
    // Comments are in the importer's name, whatever name the file gives, so that no one is credited with words they did not write.
    expect(page.cards[1].comments).toBe(3);
    expect(
      task.comments.map(({ comment, time, personId }: { comment: string; time: string; personId: number }) => [comment, time, personId]),
    ).toEqual([
      ['Somebody Else: Without a date', expect.any(String), 1],
      ['Somebody Else: Of the barn.', '2029-05-01T10:00:00.000Z', 1],
      ['Somebody Else: Which oak?', '2029-05-02T10:00:00.000Z', 1],
    ]);
    expect((await admin.get('/api/v1/kanban/archive', { space: String(spaceId) })).body.tasks).toMatchObject([
      { title: 'Of a closed list', excerpt: 'List: Old' },
      { title: 'Put away' },
    ]);
  });
});

describe('a CSV file of cards', () => {
  test('is read by the headings in its first line, in any language', async () => {
    const csv =
      'Card Name,List,Labels,Due Date,Members\n"Saw, sharp",To do,"Oak, Ash",2030-01-31,Maren Lindqvist\nSand,,,2030-02-01 08:30Z,\n,To do,,,\nPlane,to do,,31.01.2030,\nRasp,to do,,soon,\n';
    const { spaceId, ...found } = await read(csv, { apply: true });
    expect(found).toMatchObject({
      kind: 'csv',
      cards: 4,
      columns: [
        { title: 'To do', cards: 3 },
        { title: '–', cards: 1 },
      ],
    });
    expect(found.bad).toEqual([{ line: 4, title: '', problem: 'no_title' }]);
    expect((await pageOf(spaceId)).cards).toMatchObject([
      { title: 'Saw, sharp', labels: ['Oak', 'Ash'], assigneeIds: [1], dueDate: Date.parse('2030-01-31T17:00:00Z') },
      { title: 'Sand', dueDate: Date.parse('2030-02-01T08:30:00Z') },
      { title: 'Plane', dueDate: Date.parse('2030-01-31T17:00:00Z') },
      { title: 'Rasp', dueDate: null, excerpt: 'Due: soon' },
    ]);
    expect(await read('العنوان;القائمة\nنشر;للعمل\n')).toMatchObject({ cards: 1, columns: [{ title: 'للعمل', cards: 1 }] });
    const others = ['Titel;Spalte;Fällig am\nNut;Offen;2030-01-31\n', 'Tâche;Colonne\nRabot;À faire\n', 'Cartão;Coluna\nPlaina;A fazer\n'];
    for (const other of others) expect(await read(other)).toMatchObject({ cards: 1, columns: [{ cards: 1 }], bad: [] });
  });
  test('has size limits, and other files are refused', async () => {
    const many = await read(`Title\n${'Oak\n'.repeat(maxImportedCards + 2)}`);
    expect([many.cards, many.badCount, many.bad[0]?.problem]).toEqual([maxImportedCards, 2, 'too_many_cards']);
    const lists = Array.from({ length: maxImportedColumns + 1 }, (_, index) => `Oak,List ${index}\n`).join('');
    const columns = (await read(`Title,List\n${lists}`)).columns;
    expect([columns.length, columns.at(-1)]).toEqual([maxImportedColumns + 1, { title: '–', cards: 1 }]);
    expect((await send(`Title${',x'.repeat(2000)}\nOak\n`)).body.error.reasons.text).toEqual([{ code: 'too_many', max: 2000 }]);
    for (const text of ['{"no":"board"}', '{', 'Saw\nSand\n'])
      expect((await send(text)).body.error.reasons.text, text).toMatchObject([{ code: 'not_a_board' }]);
    expect(await read('Title\n', { apply: true })).toMatchObject({ applied: false, spaceId: null, cards: 0 });
  });
});
