import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAreas } from '#app/server-areas.ts';
import { type AbilityRule, abilityFrom } from '#contract/ability.ts';
import type { Subject } from '#contract/endpoint.ts';
import { grantableSubjects } from '#contract/grantable.ts';
import { builtInRoles } from '#platform/rights/built-in-roles.ts';
import { apiWithAbilities } from '../../../../tests/api-with-abilities.ts';
import { type Client, clientWith } from '../../../../tests/client.ts';
import { copyRow } from '../../../../tests/copy-row.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { type SearchHit, type SearchKind, searchKinds } from '../contract.ts';
import { searchRoutes } from './routes.ts';

const routes = searchRoutes(serverAreas.flatMap(({ search = [] }) => search));
const [reader, colleague] = [2, 3];
/** More than a group shows: if they counted, they would push out visible results. */
const hiddenOfEach = 5;

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
  await plantRooms();
  await plant('seen', 0, reader);
});
afterAll(() => atrium.close());

const as = (rules: readonly AbilityRule[]): Client => clientWith(apiWithAbilities(atrium, routes, reader, ...rules), null);
const file = (name: string) => [{ fileId: 1, name, fileName: name, mediaType: 'text/plain', sizeBytes: 1 }];

async function plantRooms(): Promise<void> {
  for (const [id, owner] of [
    [800, reader],
    [801, colleague],
  ] as const) {
    await copyRow(atrium, 'chat_threads', { id, is_group: true, pair: null });
    await copyRow(atrium, 'chat_members', { thread_id: id, person_id: owner, left_at: null });
    await copyRow(atrium, 'kanban_spaces', { id, visibility: 'people', owner_id: owner, member_ids: [] });
    await copyRow(atrium, 'kanban_boards', { id, space_id: id, slug: `b${id}` });
  }
}

/** Adds one record per kind that is the person's own or shared with them. */
async function plant(name: string, at: number, owner: number): Promise<void> {
  const isSeen = owner === reader;
  const [id, room] = [(isSeen ? 9000 : 9100) + at, isSeen ? 800 : 801];
  const text = `quokka ${name}`;
  const later = { created_at: `2030-01-0${at + 1}`, deleted_at: null };
  const mail = {
    draft_key: null,
    thread_id: id,
    nested_in_id: null,
    is_nested: false,
    folder: 'inbox',
    send_at: null,
    snoozed_until: null,
  };
  await copyRow(atrium, 'mails', {
    ...later,
    ...mail,
    id,
    owner_id: owner,
    subject: `${text} mail`,
    time: later.created_at,
    attachments: file(text),
  });
  const message = { root_id: null, client_id: `c${id}`, time: later.created_at, deleted_at: null };
  await copyRow(atrium, 'chat_messages', { ...message, id, thread_id: room, message: `${text} message`, attachments: file(text) });
  await copyRow(atrium, 'kanban_tasks', {
    ...later,
    id,
    board_id: room,
    title: `${text} card`,
    archived_at: null,
    attachments: file(text),
  });
  const calendar = isSeen ? 'Business' : 'Personal';
  await copyRow(atrium, 'calendar_events', {
    ...later,
    id,
    calendar,
    owner_id: colleague,
    own_calendar_id: null,
    title: `${text} event`,
    guests: [],
    uid: `u${id}`,
  });
  await copyRow(atrium, 'products', { ...later, id, name: `${text} product`, is_published: isSeen });
  await copyRow(atrium, 'orders', { ...later, id, person_id: owner, client_key: `k${id}`, address: { name: `${text} order` } });
  const status = isSeen ? { status: 'Published', published_at: '2020-01-01' } : { status: 'Draft', published_at: null };
  await copyRow(atrium, 'blog_posts', { ...later, ...status, id, slug: `s${id}`, title: `${text} post` });
  const state = isSeen ? { state: 'Published', published_at: '2020-01-01' } : { state: 'Draft', published_at: null };
  await copyRow(atrium, 'help_articles', { ...later, ...state, id, slug: `s${id}`, question: `${text} help` });
  if (!isSeen) return;
  await copyRow(atrium, 'todo_tasks', { ...later, id, title: `${text} todo` });
  const draft = { number: null, client_key: null, status: 'Draft', recurring_id: null, credits_id: null };
  await copyRow(atrium, 'invoices', { ...later, ...draft, id, client_name: `${text} invoice` });
  await copyRow(atrium, 'clients', { ...later, id, company: `${text} client` });
  await copyRow(atrium, 'users', {
    ...later,
    id,
    person_id: null,
    full_name: `${text} user`,
    email: `u${id}@x.example`,
    username: `u${id}`,
  });
  await copyRow(atrium, 'people', { ...later, id, full_name: `${text} person`, email: `p${id}@x.example` });
}

/** Permissions to read shared records of each kind, and others that reach hidden ones. */
const needs: Record<Exclude<SearchKind, 'file'>, Subject[]> = {
  mail: ['Email'],
  message: ['Chat'],
  card: ['Board'],
  todo: ['Todo'],
  event: ['Calendar'],
  invoice: ['Invoice'],
  client: ['Client'],
  user: ['User'],
  person: ['Person', 'Profile'],
  product: ['Shop'],
  order: ['Shop'],
  post: ['Blog'],
  help: ['ACL'],
};

function expected(rules: readonly AbilityRule[], kind: SearchKind): { seen: number; hidden: number } {
  const { can } = abilityFrom(rules);
  if (kind === 'file') {
    const of = (['mail', 'message', 'card'] as const).filter((one) => needs[one].every((subject) => can('read', subject)));
    return { seen: of.length, hidden: 0 };
  }
  const all = {
    product: can('read', 'Product'),
    order: can('read', 'Order'),
    post: can('read', 'Blog') && can('update', 'Blog'),
    help: can('read', 'ACL') && can('read', 'Help'),
  };
  const isAll = kind in all && all[kind as keyof typeof all];
  return { seen: isAll || needs[kind].every((subject) => can('read', subject)) ? 1 : 0, hidden: isAll ? hiddenOfEach : 0 };
}

const read = (...subjects: Subject[]): AbilityRule[] => subjects.map((subject) => ({ action: 'read', subject }));
const readers: [string, readonly AbilityRule[]][] = [
  ...builtInRoles.map(({ name, rules }): [string, readonly AbilityRule[]] => [name, rules]),
  ...grantableSubjects.map((subject): [string, readonly AbilityRule[]] => [`read ${subject}`, read(subject)]),
  ['read Person, Profile', read('Person', 'Profile')],
  ['nothing', []],
];

async function answersTo(rules: readonly AbilityRule[]) {
  const queries = ['quokka', 'q', 'quokkka', 'hiddden'];
  const answers = [];
  for (const q of queries) {
    const [groups, page] = [await as(rules).get('/api/v1/search', { q }), await as(rules).get('/api/v1/search/page', { q })];
    expect([groups.status, page.status]).toEqual([200, 200]);
    answers.push({ q, groups: groups.body, page: page.body });
  }
  return answers;
}

describe('every kind for every role', { timeout: 120_000 }, () => {
  const before = new Map<string, unknown>();

  test('finds exactly what the role can read', async () => {
    for (const [name, rules] of readers) {
      const answers = await answersTo(rules);
      const groups: { kind: SearchKind; hits: SearchHit[] }[] = answers[0]?.groups.groups;
      const counted = new Map(answers[0]?.page.counts.map(({ kind, count }: { kind: SearchKind; count: number }) => [kind, count]));
      for (const kind of searchKinds) {
        const { seen } = expected(rules, kind);
        expect([name, kind, groups.find((group) => group.kind === kind)?.hits.length ?? 0]).toEqual([name, kind, seen]);
        expect([name, kind, counted.get(kind) ?? 0]).toEqual([name, kind, seen]);
      }
      before.set(name, answers);
    }
  });

  test('unreadable records affect no result, count, order, or correction', async () => {
    for (let at = 0; at < hiddenOfEach; at++) await plant('hidden', at, colleague);
    for (const [name, rules] of readers) {
      const answers = await answersTo(rules);
      if (searchKinds.every((kind) => expected(rules, kind).hidden === 0)) {
        expect([name, answers]).toEqual([name, before.get(name)]);
        continue;
      }
      const counts: { kind: SearchKind; count: number }[] = answers[0]?.page.counts ?? [];
      for (const { kind, count } of counts) {
        const { seen, hidden } = expected(rules, kind);
        expect([name, kind, count]).toEqual([name, kind, seen + hidden]);
      }
    }
  });

  test('words from unreadable records are never suggested as corrections', async () => {
    await atrium.ownerQuery("update mails set subject = 'Zephyrquill' where id = 9100 and entity = 'juniper'");
    await atrium.ownerQuery("update mails set subject = 'Umbrellaquill' where id = 9000 and entity = 'juniper'");
    const ask = async (q: string) => (await as(read('Email')).get('/api/v1/search', { q })).body;
    expect(await ask('zephyrquil')).toEqual({ groups: [], corrections: [] });
    expect(await ask('zephyrquilt')).toEqual({ groups: [], corrections: [] });
    expect((await ask('umbrelaquill')).corrections).toEqual([{ word: 'umbrelaquill', instead: 'umbrellaquill' }]);
  });
});

test('access revoked a second ago applies', async () => {
  const staff = read('Chat', 'Board', 'Calendar', 'Blog', 'Shop');
  const found = async (rules = staff): Promise<SearchKind[]> => {
    const { body } = await as(rules).get('/api/v1/search', { q: 'quokka' });
    return body.groups.flatMap(({ kind, hits }: { kind: SearchKind; hits: SearchHit[] }) => hits.map(() => kind));
  };
  const change = (statement: string) => atrium.ownerQuery(`update ${statement} and entity = 'juniper'`);
  expect(await found()).toEqual(['message', 'card', 'event', 'product', 'order', 'post', 'file', 'file']);
  await change('chat_members set left_at = now() where thread_id = 800');
  expect(await found()).toEqual(['card', 'event', 'product', 'order', 'post', 'file']);
  await change(`kanban_spaces set owner_id = ${colleague} where id = 800`);
  expect(await found()).toEqual(['event', 'product', 'order', 'post']);
  await change("calendar_events set calendar = 'Personal' where id = 9000");
  await change('products set is_published = false where id = 9000');
  expect(await found()).toEqual(['order', 'post']);
  await change("blog_posts set status = 'Draft' where id = 9000");
  await change(`orders set person_id = ${colleague} where id = 9000`);
  expect(await found()).toEqual([]);
  await change('kanban_spaces set member_ids = array[2] where id = 800');
  expect(await found()).toEqual(['card', 'file']);
  await change('kanban_spaces set deleted_at = now() where id = 800');
  expect(await found()).toEqual([]);
  await change(`calendar_events set guests = '[{"personId": ${reader}}]' where id = 9000`);
  expect(await found()).toEqual(['event']);
});
