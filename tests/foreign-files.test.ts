import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { fileReferences } from '#app/sweep-work.ts';
import { queryRows } from '#server/query-rows.ts';
import { type Client, registerUser } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';
import { callsAs, victim } from './walk/two-companies.ts';
import { answerWith, nameOf, placesOf, type Reach, textsOf, type Walker } from './walk/walk.ts';

// Wherever a request can reference a file by id, key or name, a file of another company must behave like one that does not exist.

const theirs = { id: 770_001, key: 'c'.repeat(64), name: 'zanzibar7.png' };
const nobodys = { id: 880_001, key: 'd'.repeat(64) };
type Named = Pick<typeof theirs, 'id' | 'key'>;

let atrium: TestApi;
let attacker: Client;
let walker: Walker;
let reach: Reach;
let addressOf: (file: Named) => string;
beforeAll(async () => {
  atrium = await testApi({ settings: { newAccountHourlyRecipients: 0 } });
  attacker = await registerUser(atrium, { sampleData: true });
  const entity = attacker.userData.eid.split('-')[0] ?? '';
  const columns = 'entity, id, name, media_type, size_bytes, key, person_id, created_at';
  const [person] = await atrium.ownerQuery(`select min(id) as id from people where entity = '${victim}'`);
  await atrium.ownerQuery(`insert into files (${columns}) values ('${victim}', $1, $2, 'image/png', 9, $3, $4, now())`, [
    ...[theirs.id, theirs.name, theirs.key, person?.id],
  ]);
  await atrium.deps.files.write(theirs.key, new TextEncoder().encode('zanzibar7'));
  walker = { request: callsAs(atrium, attacker, attacker.userData.username, 'a long password'), entity, ownNumber: 1 };
  reach = { entity: victim, numbers: [], texts: [], addresses: [], mark: 'zanzibar7' };
  const { sessionId } = JSON.parse(atob(attacker.accessToken.split('.')[1] ?? '')) as { sessionId?: string };
  const signed = atrium.deps.files.boundTo(String(sessionId));
  // As valid as such an address can be: signed by this installation for a live session. Its last segment is arbitrary and different each
  // time.
  let turn = 0;
  addressOf = ({ id }) => signed.address({ entity: victim, id, name: `a${++turn}.png` });
}, 120_000);
afterAll(() => atrium?.close());

/** Ways a text references a file: by address, and as HTML in every form saved texts use. Quoted so that a response repeats it unchanged. */
const ways: Readonly<Record<string, (file: Named) => string>> = {
  'an address': (file) => addressOf(file),
  pictures: (file) =>
    [addressOf(file), addressOf(file).replace(`/${victim}/`, `/${walker.entity}/`), `cid:picture-${file.id}@atrium`, `file:${file.id}`]
      .map((source) => `<img src='${source}'>`)
      .join(''),
};

interface Answer {
  status: number;
  text: string;
}

/** An error by its text; for a success or a conflict only the status, because the text depends on the state. */
const words = ({ status, text }: Answer) =>
  status < 400 || status === 409 ? { status } : { status, text: text.replaceAll(/[cd]{64}|\d+/g, '#') };

/** What a response reveals about their file, compared with one that does not exist. */
function told(answer: Answer | undefined, refused: Answer | undefined): string[] {
  // Once a limit on the number of rows is reached, any request fails.
  if (!answer || !refused || [answer, refused].some(({ text }) => text.includes('"code":"full"'))) return [];
  const [one, other] = [JSON.stringify(words(answer)), JSON.stringify(words(refused))];
  return [...(one === other ? [] : [`${one} instead of ${other}`]), ...(answer.text.includes(theirs.name) ? [answer.text] : [])];
}

const writing = endpoints.filter(({ method, path }) => method !== 'GET' && path !== '/api/v1/logout');

test('reveals no foreign file by any text in a request', async () => {
  let tried = 0;
  const found: string[] = [];
  for (const endpoint of writing)
    for (const place of textsOf(endpoint))
      for (const [way, named] of Object.entries(ways)) {
        const refused = await answerWith(endpoint, walker, reach, [[place, named(nobodys)]]);
        const answer = await answerWith(endpoint, walker, reach, [[place, named(theirs)]]);
        if (answer) tried += 1;
        found.push(...told(answer, refused).map((one) => `${nameOf(endpoint)} ${place.at} by ${way}: ${one}`));
      }
  expect(found).toEqual([]);
  expect(tried).toBeGreaterThan(250);
}, 300_000);

test('reveals no foreign file by any id or address in a request', async () => {
  let tried = 0;
  const found: string[] = [];
  for (const endpoint of endpoints)
    for (const place of placesOf(endpoint).filter(({ kind }) => kind !== 'text')) {
      const named = (file: Named) => (place.kind === 'address' ? addressOf(file) : file.id);
      const refused = await answerWith(endpoint, walker, reach, [[place, named(nobodys)]]);
      const answer = await answerWith(endpoint, walker, reach, [[place, named(theirs)]]);
      if (answer) tried += 1;
      found.push(...told(answer, refused).map((one) => `${nameOf(endpoint)} ${place.at}: ${one}`));
    }
  expect(found).toEqual([]);
  expect(tried).toBeGreaterThan(300);
}, 300_000);

describe('an import with references to a foreign file', () => {
  const html = (file: Named) =>
    Object.values(ways)
      .map((named) => named(file))
      .join('');
  const mbox = (file: Named) =>
    `From a@b.example Sat Jan  3 01:05:34 2026\nFrom: a@b.example\nMessage-ID: <${file.id}@b.example>\nSubject: Walk\nContent-Type: text/html\n\n${html(file)}\n\n`;
  const calendar = (file: Named) =>
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', `UID:${file.id}@elsewhere.example`, 'SUMMARY:Walk', 'DTSTART:20310504T100000Z'],
      ...[`URL:${addressOf(file)}`, `ATTACH:${addressOf(file)}`, `DESCRIPTION:${html(file)}`, `X-ALT-DESC;FMTTYPE=text/html:${html(file)}`],
      ...['END:VEVENT', 'END:VCALENDAR'],
    ].join('\r\n');
  const sheet = (head: string) => (file: Named) => ({
    csv: `${head}\n${Object.values(ways)
      .map((named) => `"${named(file)}"`)
      .join(',')}\n`,
  });
  const bodies: Readonly<Record<string, (file: Named) => string>> = {
    'POST /api/v1/mail/mbox': mbox,
    'POST /api/v1/calendar/import': calendar,
    'POST /api/v1/user-import': (file) => JSON.stringify(sheet('Name,Company,Contact,Country')(file)),
    'POST /api/v1/product-import': (file) => JSON.stringify(sheet('Name,Description,Picture,Image')(file)),
    'POST /api/v1/kanban/import': (file) => JSON.stringify({ text: `Title,Description\nOak,"${html(file)}"\n` }),
    'PUT /api/v1/account/avatar': html,
    'POST /api/v1/workspace/check': html,
    'POST /api/v1/workspace/import': html,
  };
  test.each(Object.keys(bodies))('%s', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const send = async (file: Named) => {
      const answer = await walker.request(path, {
        ...{ method, body: bodies[name]?.(file) ?? '' },
        ...(bodies[name]?.(file).startsWith('{') && { headers: { 'Content-Type': 'application/json' } }),
      });
      return { status: answer.status, text: await answer.text() };
    };
    const refused = await send(nobodys);
    expect(told(await send(theirs), refused)).toEqual([]);
    expect(refused.status).toBeLessThan(500);
  });
  test('covers every endpoint that reads raw bytes', () => {
    const ofBytes = endpoints.filter(({ raw, method }) => raw && method !== 'GET').map(nameOf);
    // The name of an uploaded file is a text, tested above; assistants send ordinary API requests.
    expect(ofBytes.filter((name) => !(name in bodies)).sort()).toEqual(['POST /api/v1/files', 'POST /api/v1/mcp']);
  });
});

// Must be last, after all attempts.
test('stores no reference to the foreign file, and leaves it unchanged', async () => {
  const named = await atrium.deps.database.reading(walker.entity, async (db) => {
    const found: string[] = [];
    for (const { table, column, idsOf } of fileReferences)
      if ((await queryRows<{ id: number }>(db, idsOf(walker.entity))).some(({ id }) => [theirs.id, nobodys.id].includes(Number(id))))
        found.push(`${table}.${column}`);
    return found;
  });
  expect(named).toEqual([]);
  expect(await atrium.ownerQuery('select entity, name from files where id = $1 or key = $2', [theirs.id, theirs.key])).toEqual([
    { entity: victim, name: theirs.name },
  ]);
});
