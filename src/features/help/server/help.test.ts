import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '#platform/people/server/public-api.ts';
import { addAccount } from '#platform/session/server/public-api.ts';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { type HelpCard, type HelpGroup, readHelpCards, readHelpCategory, readHelpQuestion, searchHelp } from '../contract.ts';
import { type EditedArticle, saveArticle } from '../edit-contract.ts';
import { manual } from '../manual/manual.ts';
import { manualIn } from '../manual/manual-in.ts';
import { pageHelp } from '../page-help.ts';

let atrium: TestApi;
let admin: Client;
let author: Client;
let reader: Client;
let customer: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  customer = await signInAs(atrium, 'client');
  author = await join('author');
  reader = await join('subscriber');
});
afterAll(() => atrium.close());

async function join(role: string): Promise<Client> {
  const [email, username, createdAt] = [`${role}@help.example`, `${role}-of-help`, atrium.deps.clock()];
  const passwordHash = await atrium.deps.passwords.hash('a long password');
  await atrium.deps.database.writing('juniper', async (db) => {
    const personId = await addPerson(db, { entity: 'juniper', fullName: role, email, createdAt, updatedAt: createdAt });
    await addAccount(db, { entity: 'juniper', personId, email, username, passwordHash, userType: 'staff', role, createdAt });
  });
  const { body } = await clientWith(atrium, null).post('/jwt/login', { email: username, password: 'a long password' });
  return clientWith(atrium, body);
}

const remove = (who: Client, path: string) =>
  send(atrium, path, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });
const groupsOf = async (who: Client, category = ''): Promise<HelpGroup[]> => (await who.get('/faq/data/category', { category })).body;
const questionsOf = async (who: Client) => (await groupsOf(who)).flatMap(({ questions }) => questions);
const countsOf = async (who: Client) =>
  (await who.get('/faq/data/knowledge_base')).body.reduce((all: number, card: HelpCard) => all + card.questions, 0);
const found = async (who: Client, q: string): Promise<string[]> =>
  (await who.get('/api/v1/help/search', { q })).body.hits.map(({ question }: { question: string }) => question);
const firstGroup = async () => (await groupsOf(admin))[0]?.id ?? 0;

async function add(body: object, who = author): Promise<EditedArticle> {
  const answer = await who.post('/api/v1/help/articles', { groupId: await firstGroup(), question: 'How tall is an oak?', ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.article;
}
const save = (id: number, body: object, who = author) => who.post(`/api/v1/help/articles/${id}`, body);

describe('the help center', () => {
  test('has six cards with groups and articles in the API format', async () => {
    const cards = (await reader.get('/faq/data/knowledge_base')).body;
    readHelpCards.answer?.parse(cards);
    expect(cards.map(({ category }: HelpCard) => category)).toEqual([
      ...['sales-automation', 'marketing-automation', 'api-questions', 'personalization', 'email-marketing', 'demand-generation'],
    ]);
    const groups = await groupsOf(reader, 'api-questions');
    readHelpCategory.answer?.parse(groups);
    expect(groups.map(({ title }) => title)).toEqual(['API and data', 'People and permissions']);
    expect((await groupsOf(reader, 'nowhere')).length).toBe(0);
    const { body } = await reader.get('/faq/data/question', { slug: 'call-the-api' });
    readHelpQuestion.answer?.parse(body);
    expect([body.title, body.category]).toEqual(['How do I call the API?', 'api-questions']);
    expect(body.relatedQuestions.map(({ slug }: { slug: string }) => slug)).toEqual(['take-the-company-along', 'give-rights-by-roles']);
    expect(body.lastUpdated).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
    expect((await reader.get('/faq/data/question', { slug: 'never-was' })).status).toBe(404);
    expect((await reader.get('/faq/data/question')).body.slug).toBe('write-and-send-an-invoice');
  });

  test('is readable by everyone signed in, including customers, and by no one else', async () => {
    expect((await customer.get('/faq/data/question', { slug: 'buy-in-the-shop' })).status).toBe(200);
    expect((await clientWith(atrium, null).get('/faq/data/knowledge_base')).status).toBe(401);
  });

  test('contains every article that pages or other articles refer to', async () => {
    const slugs = new Map(manual.flatMap(({ name, groups }) => groups.flatMap(({ articles }) => articles.map(({ slug }) => [slug, name]))));
    for (const [path, article] of pageHelp) {
      const [category = '', slug = ''] = article.split('/');
      expect([path, slugs.get(slug)]).toEqual([path, category]);
    }
    const all = manual.flatMap(({ groups }) => groups.flatMap(({ articles }) => articles));
    for (const { slug, related } of all) for (const other of related) expect(slugs.has(other), `${slug}: ${other}`).toBe(true);
    expect(slugs.size).toBe(all.length);
  });
});

describe('a draft', () => {
  test('is missing from lists, counts, responses, and searches of users who cannot see drafts', async () => {
    const before = { questions: (await questionsOf(reader)).length, count: await countsOf(reader) };
    const { slug } = await add({ question: 'Where is the quokka?', content: '<p>It hides behind the wombat.</p>' });
    expect({ questions: (await questionsOf(reader)).length, count: await countsOf(reader) }).toEqual(before);
    expect((await reader.get('/faq/data/question', { slug })).status).toBe(404);
    expect(await found(reader, 'wombat')).toEqual([]);
    expect(await found(author, 'wombat')).toEqual(['Where is the quokka?']);
    expect(await countsOf(author)).toBe(before.count + 2);
    const inAll = async (who: Client) => (await who.get('/api/v1/search', { q: 'quokka' })).body.groups.length;
    expect([await inAll(reader), await inAll(author)]).toEqual([0, 1]);
  });

  test('can be read and found while it is published', async () => {
    const { id, slug, version } = await add({ question: 'What is a marmot?' });
    const published = await save(id, { state: 'Published', version });
    saveArticle.answer?.parse(published.body);
    expect((await reader.get('/faq/data/question', { slug })).status).toBe(200);
    const { groups } = (await reader.get('/api/v1/search', { q: 'marmot' })).body;
    expect(groups[0].hits[0].path).toBe(`/pages/knowledge-base/sales-automation/${slug}`);
    await save(id, { state: 'Draft', version: published.body.article.version });
    expect((await reader.get('/faq/data/question', { slug })).status).toBe(404);
    expect(await found(reader, 'marmot')).toEqual([]);
  });

  test('requires edit permission to write and delete permission to delete', async () => {
    const groupId = await firstGroup();
    expect((await reader.post('/api/v1/help/articles', { question: 'May I?', groupId })).status).toBe(403);
    const { id } = await add({});
    expect((await save(id, { question: 'May I?' }, reader)).status).toBe(403);
    expect((await remove(author, `/api/v1/help/articles/${id}`)).status).toBe(403);
    expect((await remove(admin, `/api/v1/help/articles/${id}`)).status).toBe(200);
    expect((await save(id, { question: 'Gone?' })).status).toBe(404);
    expect((await admin.post(`/api/v1/help/articles/${id}/restore`)).status).toBe(200);
    expect((await save(id, { question: 'Here?' })).status).toBe(200);
  });
});

describe('editing articles', () => {
  test('names the invalid field', async () => {
    const groupId = await firstGroup();
    const wrong = async (body: object) =>
      Object.keys((await author.post('/api/v1/help/articles', { groupId, question: 'Why?', ...body })).body.error.fields);
    expect(await wrong({ question: ' ' })).toEqual(['question']);
    expect(await wrong({ groupId: 999_999 })).toEqual(['groupId']);
    expect(await wrong({ relatedIds: [999_999] })).toEqual(['relatedIds.0']);
    expect(await wrong({ slug: 'call-the-api' })).toEqual(['slug']);
  });

  test('sanitizes the content', async () => {
    const { content } = await add({ content: '<h2>One</h2><p onclick="x()">two<script>alert(1)</script></p>' });
    expect(content).toBe('<h2>One</h2><p>two</p>');
  });

  test('based on an older version is refused with the current article', async () => {
    const { id, version } = await add({ question: 'Which pen?' });
    expect((await save(id, { question: 'Which pencil?', version })).status).toBe(200);
    const late = await save(id, { question: 'Which brush?', version }, admin);
    expect([late.status, late.body.error.current.question]).toEqual([409, 'Which pencil?']);
    expect((await save(id, { question: 'Which pencil?', version: version + 1 })).body.article.version).toBe(version + 1);
  });

  test('gives concurrent articles unique slugs; an old slug redirects', async () => {
    const both = await Promise.all([add({ question: 'A race?' }), add({ question: 'A race?' }, admin)]);
    expect(both.map(({ slug }) => slug).sort()).toEqual(['a-race', 'a-race-2']);
    const [one] = both;
    const published = (await save(one.id, { state: 'Published', version: 1 })).body.article;
    await save(one.id, { slug: 'moved-away', version: published.version });
    expect((await reader.get('/faq/data/question', { slug: one.slug })).body.slug).toBe('moved-away');
    const taken = await author.post('/api/v1/help/articles', { question: 'Mine?', slug: one.slug, groupId: await firstGroup() });
    expect([taken.status, taken.body.error.reasons.slug[0].code]).toEqual([400, 'article_slug_taken']);
  });

  test('releases a slug under which the article was never readable', async () => {
    const { id } = await add({ question: 'Unread?' });
    await save(id, { slug: 'elsewhere-now' });
    expect((await add({ question: 'Unread?' })).slug).toBe('unread');
  });

  test('keeps every version and can restore an older one', async () => {
    const { id } = await add({ question: 'First?', content: '<p>one</p>', state: 'Published' });
    await save(id, { question: 'Second?', content: '<p>two</p>', version: 1 });
    const { body } = await author.get(`/api/v1/help/articles/${id}/versions`);
    expect(body.versions.map(({ number, question }: { number: number; question: string }) => [number, question])).toEqual([
      [2, 'Second?'],
      [1, 'First?'],
    ]);
    expect((await author.get(`/api/v1/help/articles/${id}/versions/1`)).body.version.content).toBe('<p>one</p>');
    const back = await author.post(`/api/v1/help/articles/${id}/versions/1/restore`, { version: 2 });
    expect(back.body.article).toMatchObject({ question: 'First?', content: '<p>one</p>', state: 'Published', version: 3 });
    expect((await author.post(`/api/v1/help/articles/${id}/versions/1/restore`, { version: 2 })).status).toBe(409);
    expect((await author.get(`/api/v1/help/articles/${id}/versions/9`)).status).toBe(404);
    expect((await reader.get(`/api/v1/help/articles/${id}/versions`)).status).toBe(403);
  });
});

describe('searching', () => {
  test('matches all words, ranks questions first, and marks the matches', async () => {
    const { body } = await reader.get('/api/v1/help/search', { q: 'Invoice  SEND' });
    searchHelp.answer?.parse(body);
    const [first] = body.hits;
    expect(first.question).toBe('How do I write and send an invoice?');
    const marked = first.questionMarks.map(([from, until]: [number, number]) => first.question.slice(from, until));
    expect(marked).toEqual(['send', 'invoice']);
    expect(body.total).toBe(body.hits.length);
    expect(await found(reader, '')).toEqual([]);
    expect(await found(reader, '%')).toEqual([]);
  });

  test('records only searches without results, anonymously', async () => {
    const keep = async (q: string) => (await reader.post('/api/v1/help/searches', { q })).body.isKept;
    expect([await keep('invoice'), await keep(' . '), await keep('Zeppelin')]).toEqual([false, false, true]);
    expect(await keep('zeppelin ')).toBe(true);
    const list = async () => (await author.get('/api/v1/help/searches')).body;
    const { searches, total } = await list();
    expect(searches[0]).toMatchObject({ text: 'zeppelin', words: 'zeppelin', times: 2 });
    expect(total).toBe(4);
    expect((await reader.get('/api/v1/help/searches')).status).toBe(403);
    const settle = (words: string, isDone: boolean) => author.post('/api/v1/help/searches/settle', { words, isDone });
    expect((await settle('zeppelin', true)).status).toBe(200);
    expect((await list()).total).toBe(3);
    expect((await settle('zeppelin', false)).status).toBe(200);
    expect((await list()).total).toBe(4);
    await settle('zeppelin', true);
    expect(await keep('zeppelin')).toBe(true);
    expect((await list()).searches[0]).toMatchObject({ words: 'zeppelin', times: 3 });
    expect((await settle('never', true)).status).toBe(404);
  });

  test('does not record a search that an article now answers', async () => {
    await add({ question: 'Do you sell airships?', state: 'Published' });
    expect((await reader.post('/api/v1/help/searches', { q: 'airship' })).body.isKept).toBe(false);
  });
});

describe('the helpful vote', () => {
  test('counts once per person and can be changed and withdrawn', async () => {
    const { id, slug } = await add({ question: 'Helpful?', state: 'Published' });
    const vote = async (who: Client, isHelpful: boolean | null) =>
      (await who.post(`/api/v1/help/articles/${id}/vote`, { isHelpful })).body.helpful;
    await Promise.all([vote(reader, true), vote(reader, true), vote(reader, true)]);
    expect(await vote(customer, false)).toEqual({ yes: 1, no: 1, mine: false });
    expect(await vote(customer, true)).toEqual({ yes: 2, no: 0, mine: true });
    expect(await vote(customer, null)).toEqual({ yes: 1, no: 0, mine: null });
    expect((await reader.get('/faq/data/question', { slug })).body.helpful).toEqual({ yes: 1, no: 0, mine: true });
  });

  test('is refused for a draft the voter cannot see', async () => {
    const { id } = await add({ question: 'Hidden?' });
    expect((await reader.post(`/api/v1/help/articles/${id}/vote`, { isHelpful: true })).status).toBe(404);
  });
});

test('adding the manual adds each missing article once', async () => {
  const owner = await registerUser(atrium, { sampleData: true });
  const [entity = ''] = owner.userData.eid.split('-');
  const size = manual.flatMap(({ groups }) => groups.flatMap(({ articles }) => articles)).length;
  expect((await owner.post('/api/v1/help/manual')).body.ids).toEqual([]);
  for (const table of ['help_articles', 'help_groups', 'help_categories'])
    await atrium.ownerQuery(`delete from ${table} where entity = '${entity}'`);
  const both = await Promise.all([owner.post('/api/v1/help/manual'), owner.post('/api/v1/help/manual')]);
  expect(both.map(({ body }) => body.ids.length).sort((a, b) => a - b)).toEqual([0, size]);
  expect(await countsOf(owner)).toBe(size);
  const [first] = await questionsOf(owner);
  await remove(owner, `/api/v1/help/articles/${first?.id}`);
  expect((await owner.post('/api/v1/help/manual')).body.ids).toEqual([]);
});

test('the manual is added in the language of the page; later additions join the existing groups', async () => {
  const owner = await registerUser(atrium, { sampleData: true });
  const [entity = ''] = owner.userData.eid.split('-');
  for (const table of ['help_articles', 'help_slugs', 'help_groups', 'help_categories'])
    await atrium.ownerQuery(`delete from ${table} where entity = '${entity}'`);
  const add = (language: string) => owner.post('/api/v1/help/manual', undefined, { 'Accept-Language': language });
  const titles = async () =>
    (await atrium.ownerQuery(`select title from help_groups where entity = '${entity}' order by id`)).map(({ title }) => title);
  expect((await add('de-AT,en;q=0.5')).status).toBe(200);
  const german = manualIn('de').flatMap(({ groups }) => groups.map(({ title }) => title));
  expect(await titles()).toEqual(german);
  const article = (await owner.get('/faq/data/question', { slug: 'buy-in-the-shop' })).body;
  const written = manualIn('de')
    .flatMap(({ groups }) => groups.flatMap(({ articles }) => articles))
    .find(({ slug }) => slug === 'buy-in-the-shop');
  expect([article.title, article.slug]).toEqual([written?.question, 'buy-in-the-shop']);
  await atrium.ownerQuery(`delete from help_articles where entity = '${entity}' and slug = 'buy-in-the-shop'`);
  await atrium.ownerQuery(`delete from help_slugs where entity = '${entity}' and slug = 'buy-in-the-shop'`);
  expect((await add('fr')).body.ids).toHaveLength(1);
  expect(await titles()).toEqual(german);
});

test.each(['pt', 'ar'] as const)('a new company gets the manual in the language of its founder: %s', async (language) => {
  const owner = await registerUser(atrium, { language, sampleData: true });
  const written = manualIn(language)
    .flatMap(({ groups }) => groups.flatMap(({ articles }) => articles))
    .find(({ slug }) => slug === 'buy-in-the-shop');
  expect((await owner.get('/faq/data/question', { slug: 'buy-in-the-shop' })).body.title).toBe(written?.question);
});
