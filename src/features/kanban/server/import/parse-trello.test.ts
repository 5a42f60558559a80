import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ImportThing, importThings, maxImportedColumns } from '../../import-contract.ts';
import { type ImportedBoard, type ImportSettings, talliesOf } from './imported-board.ts';
import { parseTrello } from './parse-trello.ts';

const settings: ImportSettings = { language: 'en', timeZone: 'UTC', isMonthFirst: false };
const tally = (board: ImportedBoard, thing: ImportThing) => talliesOf(board.ledger).find((one) => one.thing === thing);
const cardNamed = (board: ImportedBoard, title: string) => board.cards.find((card) => card.title === title);

const comment = (card: string, text: string) => ({
  ...{ type: 'commentCard', date: '2026-05-02T10:00:00.000Z', memberCreator: { fullName: 'Maren Lindqvist' } },
  data: { text, card: { id: card } },
});
const exported = {
  name: 'Ops board',
  desc: 'What operations does',
  lists: [
    { id: 'l1', name: 'Inbox', closed: false, pos: 1 },
    { id: 'l2', name: 'Old sprint', closed: true, pos: 2 },
    { id: 'l3', name: 'Done ✅', closed: false, pos: 3 },
  ],
  labels: [
    { id: 'b1', name: 'Bug', color: 'red_dark' },
    { id: 'b2', name: '', color: 'sky_light' },
    { id: 'b3', name: 'Never used', color: 'green' },
  ],
  members: [{ id: 'm1', fullName: 'Maren Lindqvist' }],
  customFields: [
    { id: 'f1', name: 'Story points', type: 'number' },
    { id: 'f2', name: 'Priority', type: 'list', options: [{ id: 'o1', value: { text: 'Highest' } }] },
  ],
  cards: [
    {
      ...{ id: 'c1', name: 'With all', idList: 'l1', pos: 1, due: '2027-01-31T09:00:00.000Z', dueComplete: true, dueReminder: 1440 },
      desc: '# Heading\n\n- item **bold**\n- [link](https://example.com)\n\n```\ncode\n```\n\n<script>x</script>',
      start: '2027-01-20T09:00:00.000Z',
      labels: [{ id: 'b1', name: 'Bug' }, { id: 'b2', name: '', color: 'sky_light' }, null, { name: 'L'.repeat(41) }],
      ...{
        idMembers: ['m1', 'gone'],
        idMembersVoted: ['m1'],
        cover: { color: 'green' },
        stickers: [{}],
        shortUrl: 'https://trello.com/c/abc',
      },
      attachments: [
        { name: 'spec.pdf', url: 'https://trello.com/1/cards/c1/attachments/a1/download/spec.pdf', isUpload: true },
        { name: 'Design', url: 'https://figma.com/file/1' },
        { name: 'Trap', url: 'javascript:alert(1)' },
        {},
      ],
      customFieldItems: [
        { idCustomField: 'f1', value: { number: '42' } },
        { idCustomField: 'f2', idValue: 'o1', value: null },
        { idCustomField: 'f1', value: null },
      ],
    },
    { id: 'c2', name: 'In archived list', idList: 'l2', desc: 'important', closed: false, pos: 'top' },
    { id: 'c3', name: 'Archived in archived list', idList: 'l2', closed: true, pos: 'bottom' },
    { id: 'c4', name: 'Finished', idList: 'l3', due: '2026-01-31T09:00:00.000Z', dueComplete: true, pos: '1' },
    { id: 'c5', name: 'x'.repeat(400), idList: 'l1', pos: 9 },
    { id: 'c6', name: '', idList: 'l1', pos: 10, labels: [{ name: 'Bug' }], due: '2026-01-31T09:00:00.000Z', desc: null },
    { id: 'c7', name: 'Lost', idList: 'nowhere' },
    null,
  ],
  checklists: [
    {
      ...{ name: 'Launch', idCard: 'c1', pos: 2 },
      checkItems: [{ name: 'mail', state: 'incomplete', pos: 1 }, { name: '' }, { name: 'y'.repeat(301), state: 'complete' }],
    },
    {
      ...{ name: 'Definition of done', idCard: 'c1', pos: 1 },
      checkItems: [
        { name: 'docs', state: 'incomplete', pos: 2 },
        { name: 'tests', state: 'complete', pos: 1, due: '2027-01-25T00:00:00Z', idMember: 'm1' },
      ],
    },
    { name: 'Loose', idCard: 'gone', checkItems: [{ name: 'x' }] },
  ],
  actions: [
    comment('c1', 'z'.repeat(12_000)),
    comment('c2', 'On a closed list'),
    comment('gone', 'Loose'),
    comment('c1', ' '),
    { type: 'updateCard' },
    null,
  ],
};

describe('a Trello export', () => {
  const board = parseTrello(exported, settings);

  test('archives the cards of archived lists and notes the name of their list', () => {
    expect(board.columns).toEqual(['Inbox', 'Done ✅', '–']);
    expect(cardNamed(board, 'In archived list')).toMatchObject({
      ...{ isArchived: true, column: 0, comments: [{ text: 'Maren Lindqvist: On a closed list' }] },
      description: '<p>important</p><ul><li><strong>List:</strong> Old sprint</li></ul>',
    });
    expect(cardNamed(board, 'Archived in archived list')).toMatchObject({ isArchived: true });
    expect(board.cards.map(({ title }) => title.slice(0, 10))).toEqual([
      'In archive',
      'Lost',
      'With all',
      'Finished',
      'xxxxxxxxxx',
      'Archived i',
    ]);
  });
  test('renders Markdown and escapes HTML', () => {
    expect(cardNamed(board, 'With all')?.description).toContain(
      '<h1>Heading</h1><ul><li>item <strong>bold</strong></li><li><a href="https://example.com">link</a></li></ul><pre><code>code\n</code></pre><p>&lt;script&gt;x&lt;/script&gt;</p>',
    );
  });
  test('adds values without a field below the description', () => {
    const card = cardNamed(board, 'With all');
    const description = card?.description;
    for (const detail of [
      '<strong>Start:</strong> Jan 20, 2027,',
      '<strong>Due (completed):</strong> Jan 31, 2027',
      '<strong>Story points:</strong> 42',
      '<strong>Priority:</strong> Highest',
      '<a href="https://figma.com/file/1">Design</a>',
      'Trap (javascript:alert(1))',
      '<strong>Votes:</strong> Maren Lindqvist',
      '<strong>Source:</strong> <a href="https://trello.com/c/abc">https://trello.com/c/abc</a>',
      `<strong>Labels:</strong> ${'L'.repeat(41)}`,
      `<strong>Checklist:</strong> ☑ ${'y'.repeat(301)}`,
    ])
      expect(description).toContain(detail);
    expect(card).toMatchObject({ labels: ['Bug', 'sky light'], dueAt: null, people: [{ name: 'Maren Lindqvist', email: '' }] });
    expect(card?.checklist).toEqual([
      { text: expect.stringMatching(/^tests \(Jan 25, 2027, 12:00\sAM, Maren Lindqvist\)$/), isDone: true, list: 'Definition of done' },
      { text: 'docs', isDone: false, list: 'Definition of done' },
      { text: 'mail', isDone: false, list: 'Launch' },
    ]);
    expect(card?.comments.map(({ text }) => text.length)).toEqual([10_000, 2017]);
    expect(cardNamed(board, 'Finished')).toMatchObject({ dueAt: Date.parse('2026-01-31T09:00:00Z'), column: 1 });
    expect(board.cards[4]).toMatchObject({ title: `${'x'.repeat(299)}…`, description: expect.stringContaining('x'.repeat(400)) });
  });
  test('counts every item by kind', () => {
    expect(talliesOf(board.ledger).toSorted((a, b) => importThings.indexOf(a.thing) - importThings.indexOf(b.thing))).toEqual([
      { thing: 'list', found: 3, taken: 2, noted: [], left: [{ reason: 'archived_list', count: 1 }] },
      {
        thing: 'card',
        found: 8,
        taken: 6,
        noted: [],
        left: expect.arrayContaining([
          { reason: 'no_title', count: 1 },
          { reason: 'unreadable', count: 1 },
        ]),
      },
      {
        ...{ thing: 'label', found: 6, taken: 2, noted: [{ reason: 'too_long', count: 1 }] },
        left: [
          { reason: 'unreadable', count: 1 },
          { reason: 'no_card', count: 1 },
          { reason: 'unused', count: 1 },
        ],
      },
      { thing: 'person', found: 1, taken: 0, noted: [], left: [{ reason: 'unknown_person', count: 1 }] },
      { thing: 'due_date', found: 3, taken: 1, noted: [{ reason: 'completed', count: 1 }], left: [{ reason: 'no_card', count: 1 }] },
      { thing: 'start_date', found: 1, taken: 0, noted: [{ reason: 'no_field', count: 1 }], left: [] },
      {
        ...{ thing: 'checklist_item', found: 6, taken: 3, noted: [{ reason: 'too_long', count: 1 }] },
        left: [
          { reason: 'empty', count: 1 },
          { reason: 'no_card', count: 1 },
        ],
      },
      {
        ...{ thing: 'comment', found: 4, taken: 2, noted: [] },
        left: [
          { reason: 'no_card', count: 1 },
          { reason: 'empty', count: 1 },
        ],
      },
      { thing: 'attachment', found: 4, taken: 0, noted: [{ reason: 'no_field', count: 3 }], left: [{ reason: 'empty', count: 1 }] },
      { thing: 'field', found: 3, taken: 0, noted: [{ reason: 'no_field', count: 2 }], left: [{ reason: 'empty', count: 1 }] },
      { thing: 'link', found: 1, taken: 0, noted: [{ reason: 'no_field', count: 1 }], left: [] },
      { thing: 'cover', found: 1, taken: 0, noted: [], left: [{ reason: 'no_field', count: 1 }] },
      { thing: 'vote', found: 1, taken: 0, noted: [{ reason: 'no_field', count: 1 }], left: [] },
      { thing: 'sticker', found: 1, taken: 0, noted: [], left: [{ reason: 'no_field', count: 1 }] },
      { thing: 'reminder', found: 1, taken: 0, noted: [], left: [{ reason: 'no_field', count: 1 }] },
      { thing: 'board_text', found: 1, taken: 0, noted: [], left: [{ reason: 'no_field', count: 1 }] },
      { thing: 'activity', found: 2, taken: 0, noted: [], left: [{ reason: 'no_field', count: 2 }] },
    ]);
  });
  test('keeps all cards of an export with too many lists', () => {
    const lists = Array.from({ length: maxImportedColumns + 10 }, (_, index) => ({ id: `l${index}`, name: `List ${index}`, pos: index }));
    const cards = lists.map(({ id, name }) => ({ id: `c${id}`, name: `Of ${name}`, idList: id }));
    const many = parseTrello({ name: 'Many', lists, cards }, settings);
    expect([many.columns.length, many.cards.length]).toEqual([maxImportedColumns + 1, maxImportedColumns + 10]);
    expect(many.cards.at(-1)?.description).toContain(`List ${maxImportedColumns + 9}`);
    expect(tally(many, 'list')).toMatchObject({ taken: maxImportedColumns, left: [{ reason: 'too_many', count: 10 }] });
  });
});

describe('any file content', () => {
  const odd = fc.constantFrom(null, 5, 'text', '', [], {}, true);
  const or = <T>(usual: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 8, arbitrary: usual as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: odd });
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const word = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('', ' ', 'Oak', 'x'.repeat(350), '# *a* `', '\0', '\ud800'));
  const many = (one: fc.Arbitrary<unknown>) => fc.array(or(one), { maxLength: 5 });
  const moment = fc.constantFrom('2027-01-31T09:00:00.000Z', 'soon', '');
  const file = fc.record({
    name: or(word),
    lists: many(fc.record({ id, name: or(word), closed: or(fc.boolean()), pos: or(fc.integer()) })),
    labels: or(many(fc.record({ id, name: or(word), color: or(word) }))),
    members: or(many(fc.record({ id, fullName: or(word) }))),
    cards: many(
      fc.record({
        ...{ id, name: or(word), desc: or(word), idList: or(id), closed: or(fc.boolean()), pos: or(fc.integer()) },
        ...{ due: or(moment), dueComplete: or(fc.boolean()), start: or(moment) },
        ...{ labels: or(many(fc.record({ id, name: or(word) }))), idMembers: or(many(id)), idMembersVoted: or(many(id)) },
        attachments: or(many(fc.record({ name: or(word), url: or(word) }))),
        customFieldItems: or(many(fc.record({ idCustomField: id, value: or(fc.record({ text: or(word) })) }))),
      }),
    ),
    checklists: or(
      many(fc.record({ idCard: or(id), name: or(word), checkItems: or(many(fc.record({ name: or(word), state: or(word) }))) })),
    ),
    actions: or(
      many(
        fc.record({
          ...{ type: fc.constantFrom('commentCard', 'copyCommentCard', 'updateCard'), date: or(moment) },
          data: or(fc.record({ text: or(word), card: or(fc.record({ id })) })),
        }),
      ),
    ),
  });

  const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : []);
  const get = (given: unknown, key: string): unknown => (typeof given === 'object' && given !== null ? Reflect.get(given, key) : undefined);
  const all = (given: unknown[], key: string) => given.flatMap((one) => listOf(get(one, key)));
  const isText = (given: unknown) => ['string', 'number', 'boolean'].includes(typeof given) && String(given).replaceAll('\0', '') !== '';

  test('is imported, saved as text, or skipped with a reason, and the sums match the file', () => {
    fc.assert(
      fc.property(file, (given) => {
        const board = parseTrello(given, settings);
        const { cards } = given;
        const [actions, checklists] = [listOf(given.actions), listOf(given.checklists)];
        const isComment = (one: unknown) => /ommentCard$/.test(String(get(one, 'type')));
        const people = board.cards.reduce((sum, card) => sum + card.people.length, 0);
        const found = (thing: ImportThing) => (tally(board, thing)?.found ?? 0) + (thing === 'person' ? people : 0);
        expect(found('list')).toBe(given.lists.length);
        expect(found('card')).toBe(cards.length);
        expect(found('person')).toBe(all(cards, 'idMembers').length);
        expect(found('vote')).toBe(all(cards, 'idMembersVoted').length);
        expect(found('attachment')).toBe(all(cards, 'attachments').length);
        expect(found('field')).toBe(all(cards, 'customFieldItems').length);
        expect(found('due_date')).toBe(cards.filter((card) => isText(get(card, 'due'))).length);
        expect(found('start_date')).toBe(cards.filter((card) => isText(get(card, 'start'))).length);
        expect(found('comment')).toBe(actions.filter(isComment).length);
        expect(found('activity')).toBe(actions.length - actions.filter(isComment).length);
        expect(found('checklist_item')).toBe(all(checklists, 'checkItems').length);
        expect(tally(board, 'label')?.found ?? 0).toBe(
          all(cards, 'labels').length + (tally(board, 'label')?.left.find(({ reason }) => reason === 'unused')?.count ?? 0),
        );
        // Items counted as imported are on the board.
        const there = (part: (card: ImportedBoard['cards'][number]) => unknown[]) =>
          board.cards.reduce((sum, card) => sum + part(card).length, 0);
        expect(tally(board, 'card')?.taken ?? 0).toBe(board.cards.length);
        expect(tally(board, 'comment')?.taken ?? 0).toBe(there(({ comments }) => comments));
        expect(tally(board, 'checklist_item')?.taken ?? 0).toBe(there(({ checklist }) => checklist));
        expect(tally(board, 'due_date')?.taken ?? 0).toBe(there(({ dueAt }) => (dueAt === null ? [] : [dueAt])));
        expect(board.cards.every(({ column }) => board.columns[column] !== undefined)).toBe(true);
        expect(JSON.stringify([board.columns, board.cards])).not.toMatch(/\\u0000|\\ud800/);
      }),
      { numRuns: 300 },
    );
  });
});

test('counts the private data of power-ups', () => {
  const cards = [{ id: 'c1', name: 'Card', idList: 'l1', pluginData: [{ value: '{}' }, { value: '{}' }] }];
  const board = parseTrello({ name: 'Board', lists: [{ id: 'l1', name: 'Inbox' }], cards }, settings);
  expect(tally(board, 'field')).toEqual({ thing: 'field', found: 2, taken: 0, noted: [], left: [{ reason: 'technical', count: 2 }] });
});
