import { expect, test } from 'vitest';
import { type Client, signInAs } from '../tests/client.ts';
import { copyRow } from '../tests/copy-row.ts';
import { fillSearch } from '../tests/fill-search.ts';
import { type TestApi, testApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const entryCount = Number(process.env.SEARCH_ENTRIES ?? 1_000_000);
const runs = 9;

/** @param words the most common word, a medium one and a rare one */
const searches = ([common, middling, rare]: readonly [string, string, string]): [what: string, q: string][] => [
  ['one letter, common', common.slice(0, 1)],
  ['one letter, rare', 'z'],
  ['two letters, common', common.slice(0, 2)],
  ['two letters, rare', 'xy'],
  ['three letters, common', common.slice(0, 3)],
  ['three letters, rare', rare.slice(-3)],
  ['a common word', common],
  ['a word', middling],
  ['a rare word', rare],
  ['one record', '777'],
  ['two words', `${common} ${middling}`],
  ['a phrase', `"${common} ${middling}"`],
  ['a mistyped word', `${middling.slice(0, 2)}${middling[3]}${middling[2]}${middling.slice(4)}`],
  ['nothing', 'wxyzwxyz'],
  ['of one kind', `in:mail ${common}`],
  ['of another', `in:order ${middling}`],
  ['of somebody', `from:maren ${common}`],
  ['of some days', `${common} after:2026-11-01`],
];

/** Finds the newest four of one kind, without permission checks or anything else. */
const bare = (word: string) =>
  `select id, title from search_entries where entity = 'juniper' and kind = 'todo' and words like '${word.length < 3 ? `% ${word}%` : `%${word}%`}'
   order by moved_at desc limit 4`;

test('a million records: what is typed, and what a write pays', { timeout: 3_600_000 }, async () => {
  const atrium = await testApi();
  const admin = await signInAs(atrium, 'admin');
  const filled = await timed(() => fillSearch(atrium, entryCount));
  console.log(`filled in ${Math.round(filled / 1000)} s`);
  console.log('| search | groups | hits | API ms | page of 25 ms | bare SQL, one kind, ms |\n|---|---|---|---|---|---|');
  const plain = await repeated(async () => void (await admin.get('/api/v1/session')));
  console.log(`| a call that looks for nothing | | | ${plain.toFixed(1)} | | |`);
  for (const [what, q] of searches(await wordsOf(atrium))) await measureSearch(atrium, admin, what, q);
  console.log('| write | with the index ms | without ms |\n|---|---|---|');
  await measureWrites(atrium);
  await atrium.close();
});

/** Picks words by frequency: the most common, the five-hundredth (or the median), and one of the rarest. */
async function wordsOf(atrium: TestApi): Promise<[string, string, string]> {
  const rows = await atrium.ownerQuery(
    `select word from (select words from search_entries where entity = 'juniper' and kind = 'todo' limit 20000) picked, string_to_table(words, ' ') as one(word)
     where length(word) > 5 and word !~ '[0-9]' group by 1 order by count(*) desc, 1`,
  );
  const at = (place: number) => String(rows.at(place)?.word);
  return [at(0), at(Math.min(500, Math.floor(rows.length / 2))), at(-10)];
}

async function measureSearch(atrium: TestApi, admin: Client, what: string, q: string): Promise<void> {
  const found = { groups: 0, hits: 0 };
  const all = await repeated(async () => {
    const { status, body } = await admin.get('/api/v1/search', { q });
    expect(status).toBe(200);
    found.groups = body.groups.length;
    found.hits = body.groups.reduce((sum: number, { hits }: { hits: unknown[] }) => sum + hits.length, 0);
  });
  const page = await repeated(async () => void (await admin.get('/api/v1/search/page', { q })));
  const plain = /^\w+$/.test(q) ? (await repeated(async () => void (await atrium.ownerQuery(bare(q))))).toFixed(1) : '';
  console.log(`| ${what}: \`${q}\` | ${found.groups} | ${found.hits} | ${all.toFixed(1)} | ${page.toFixed(1)} | ${plain} |`);
}

async function repeated(work: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let run = 0; run < runs; run++) took.push(await timed(work));
  return median(took);
}

async function measureWrites(atrium: TestApi): Promise<void> {
  const text = 'Of the oak that came on Monday a third is too wet, which the kiln should have known. '.repeat(12);
  let id = 5_000_000;
  const kinds: [table: string, row: () => Record<string, unknown>, update: string][] = [
    ['todo_tasks', () => ({ title: `Wax the bench ${id}`, description_text: text }), "title = title || ' again'"],
    ['mails', () => ({ subject: `About the oak ${id}`, message_text: text, draft_key: null, attachments: [] }), 'is_read = not is_read'],
    ['chat_messages', () => ({ message: `${id} ${text.slice(0, 200)}`, client_id: `b${id}`, attachments: [] }), "message = message || '!'"],
  ];
  for (const [table, row, update] of kinds) {
    const added = await bothWays(atrium, table, () => copyRow(atrium, table, { ...row(), id: ++id, deleted_at: null }));
    console.log(`| one row into ${table} | ${added.join(' | ')} |`);
    const changed = await bothWays(atrium, table, () =>
      atrium.ownerQuery(`update ${table} set ${update} where entity = 'juniper' and id = ${id}`),
    );
    console.log(`| ${table}: ${update} | ${changed.join(' | ')} |`);
  }
}

/** Returns the median of many writes, with the triggers and without. */
async function bothWays(atrium: TestApi, table: string, write: () => Promise<unknown>): Promise<string[]> {
  const medians: string[] = [];
  for (const way of ['enable', 'disable']) {
    for (const what of ['insert', 'update']) await atrium.ownerQuery(`alter table ${table} ${way} trigger ${table}_to_search_on_${what}`);
    const took: number[] = [];
    for (let run = 0; run < 300; run++) took.push(await timed(async () => void (await write())));
    medians.push(median(took).toFixed(2));
  }
  for (const what of ['insert', 'update']) await atrium.ownerQuery(`alter table ${table} enable trigger ${table}_to_search_on_${what}`);
  return medians;
}
