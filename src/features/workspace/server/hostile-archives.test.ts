import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importRules } from '#app/import-rules.ts';
import { sha256Hex } from '#server/bytes.ts';
import { allAttacks } from '../../../../tests/attack-corpus/all-attacks.ts';
import { run } from '../../../../tests/attack-corpus/attack.ts';
import { readStrictly } from '../../../../tests/attack-corpus/read-strictly.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { isCode } from '../../../../tests/walk/plant-marks.ts';
import { columnsOfEntities } from '../../../../tests/walk/rows-of.ts';
import {
  archiveOf,
  type Entries,
  entityOf,
  entriesOf,
  exportedBy,
  found,
  sealed,
  takenInBy,
  withRows,
} from '../../../../tests/workspace-archives.ts';

/** New companies start empty. */
const empty = { settings: { sampleData: false } };

describe('files of another company', () => {
  const secret = new TextEncoder().encode('Nobody else reads this.');
  let atrium: TestApi;
  let key: string;
  let names = 0;
  beforeAll(async () => {
    atrium = await testApi(empty);
    const victim = await signInAs(atrium, 'admin');
    const init = { method: 'POST', body: secret, headers: { Authorization: `Bearer ${victim.accessToken}` } };
    expect((await atrium.request('/api/v1/files?name=secret.txt', init)).status).toBe(201);
    key = await sha256Hex(secret);
    expect(await atrium.deps.files.read(key)).toEqual(secret);
  });
  afterAll(() => atrium.close());

  const row = (values: object) => ({
    ...{ id: 1, name: 'a.gif', media_type: 'image/gif', size_bytes: secret.byteLength, person_id: null },
    ...{ created_at: '2026-01-01T00:00:00Z', unnamed_since: null, ...values },
  });

  /** Creates a company and imports an archive with these files, the first of them as avatar. */
  async function company(files: object[], missing: string[], line = (text: string) => text) {
    names += 1;
    const client = await found(atrium, `reader${names}@elsewhere.example`);
    const entries = await entriesOf(await exportedBy(atrium, client));
    const named = withRows(
      withRows(entries, 'files', () => files.map((one) => line(JSON.stringify(one)))),
      'people',
      (people) => people.map((person) => ({ ...person, avatar_file_id: 1 })),
    );
    const whole = await sealed(named);
    const manifest = { ...JSON.parse(String(whole.get('manifest.json'))), missing };
    const archive = await archiveOf(new Map([...whole, ['manifest.json', JSON.stringify(manifest)]]));
    const checked = await takenInBy(atrium, client, archive, 'check');
    const taken = await takenInBy(atrium, client, archive);
    return { client, checked, taken };
  }

  /** Returns the responses of every endpoint that serves the avatar. */
  async function opened({ client }: { client: Client }) {
    const { avatar } = (await client.get('/api/v1/session')).body.userData;
    const answer = await atrium.request(String(avatar), {});
    const [text, etag] = [await answer.text(), answer.headers.get('ETag')];
    const { pictures } = (await client.get(`/api/v1/pictures?${new URLSearchParams({ 'address[]': String(avatar) })}`)).body;
    const again = await entriesOf(await exportedBy(atrium, client));
    const files = [...again.keys()].filter((name) => name.startsWith('files/'));
    return { isAddressed: typeof avatar === 'string', status: answer.status, text, etag, pictures, files };
  }

  const nobodys = 'ab'.repeat(32);
  const gone = { isAddressed: true, status: 404, etag: null, pictures: [], files: [] };

  test('appear as missing as nonexistent ones, even when their SHA-256 is known', async () => {
    const [theirs, none] = [await company([row({ key })], [key]), await company([row({ key: nobodys })], [nobodys])];
    for (const part of ['checked', 'taken'] as const) {
      const told = ({ [part]: answer }: typeof theirs) =>
        JSON.stringify([answer.status, answer.body]).replaceAll(/"madeAt":"[^"]*"|reader\d+/g, '');
      expect(told(theirs)).toBe(told(none));
    }
    expect([theirs.taken.status, theirs.taken.body.missingFiles]).toEqual([200, 1]);
    expect(await opened(none)).toMatchObject(gone);
    expect(await opened(theirs)).toEqual(await opened(none));
  });

  test('stay missing when the other company uploads the content later', async () => {
    const later = new TextEncoder().encode('This is brought afterwards.');
    const waiting = await company([row({ key: await sha256Hex(later), size_bytes: later.byteLength })], [await sha256Hex(later)]);
    await atrium.deps.files.write(await sha256Hex(later), later);
    expect(await opened(waiting)).toMatchObject(gone);
  });

  test.each([
    ['with its size as text', () => [row({ key, size_bytes: String(secret.byteLength) })], []],
    ['with a size below nothing', () => [row({ key, size_bytes: -1 })], [nobodys]],
    ['as anything but text', () => [row({ key: [key] })], []],
  ])('are refused to a row %s', async (_, files, missing) => {
    const tried = await company(files(), missing);
    if (tried.taken.status === 200) expect(await opened(tried)).toMatchObject(gone);
    else expect(tried.taken.status).toBe(400);
  });

  test('cannot be claimed by a row with two keys', async () => {
    for (const order of [`"key":"${nobodys}","key":"${key}"`, `"key":"${key}","key":"${nobodys}"`]) {
      const tried = await company([row({ key })], [key, nobodys], (text) => text.replace(`"key":"${key}"`, order));
      expect(tried.taken.status).toBe(200);
      expect(await opened(tried)).toMatchObject(gone);
    }
  });

  test('and a missing file stays missing in later archives', async () => {
    const { client } = await company([row({ key })], [key]);
    const entries = await entriesOf(await exportedBy(atrium, client));
    const { missing } = JSON.parse(String(entries.get('manifest.json')));
    expect(missing).toEqual([await sha256Hex(`lost ${key}`)]);
    const next = await found(atrium, 'next@elsewhere.example');
    expect((await takenInBy(atrium, next, await archiveOf(entries))).body.missingFiles).toBe(1);
  });
});

describe('an archive full of attack markup', () => {
  let atrium: TestApi;
  let entity: string;
  let planted: Entries;
  beforeAll(async () => {
    const source = await testApi();
    const whole = await entriesOf(await exportedBy(source, await signInAs(source, 'admin')));
    const columns = await columnsOfEntities(source);
    await source.close();
    planted = await sealed(withPublicHelp(withAttacks(whole, columns)));
    atrium = await testApi({ sampleData: false, ...empty });
    const founder = await found(atrium, 'nora@quill.example');
    const { status, body } = await takenInBy(atrium, founder, await archiveOf(planted));
    expect([status, body.error]).toEqual([200, undefined]);
    entity = entityOf(founder);
  }, 240_000);
  afterAll(() => atrium.close());

  test('is sanitized like any input of each feature', async () => {
    let seen = 0;
    for (const { table, cleaned = {} } of importRules)
      for (const column of Object.keys(cleaned)) {
        const rows = await atrium.ownerQuery(
          `select "${column}"::text as kept from "${table}" where entity = $1 and "${column}" is not null`,
          [entity],
        );
        for (const { kept } of rows) {
          expect(faultsOf(`${table}.${column}`, String(kept)), `${table}.${column}`).toEqual([]);
          seen += 1;
        }
      }
    expect(seen).toBeGreaterThan(500);
  });

  test('puts nothing active or external on the blog, its feeds, or the help center', async () => {
    const visit = async (path: string) => {
      const answer = await atrium.request(path, { headers: { Accept: 'text/html' } });
      return { status: answer.status, body: await answer.text() };
    };
    const slugs = async (table: string) =>
      (await atrium.ownerQuery(`select slug from "${table}" where entity = $1`, [entity])).map(({ slug }) =>
        encodeURIComponent(String(slug)),
      );
    const pages = [
      `/blog/${entity}/posts`,
      ...(await slugs('blog_posts')).map((slug) => `/blog/${entity}/posts/${slug}`),
      `/knowledge-base/${entity}`,
      ...(await slugs('help_articles')).map((slug) => `/knowledge-base/${entity}/${slug}`),
    ];
    let shown = 0;
    for (const page of pages) {
      const { status, body } = await visit(page);
      if (status !== 200) continue;
      shown += 1;
      expect(faultsOfPage(body), page).toEqual([]);
    }
    expect(shown).toBeGreaterThan(20);
    for (const feed of ['feed.xml', 'rss.xml']) {
      const { status, body } = await visit(`/blog/${entity}/${feed}`);
      expect(status).toBe(200);
      const contents = [...body.matchAll(/<content(?::encoded| type="html")>([^<]*)<\/content(?::encoded)?>/g)].map(([, text = '']) =>
        unescaped(text),
      );
      expect(contents.length).toBeGreaterThan(3);
      for (const content of contents) expect(faultsOfPage(content), feed).toEqual([]);
    }
  });
});

describe('data imported before imports were sanitized', () => {
  test('is sanitized on public pages', async () => {
    const atrium = await testApi();
    const attack = `<meta http-equiv="refresh" content="0;url=https://evil.example/"><script>${run}</script><p onclick="${run}">words</p>`;
    await atrium.ownerQuery("update blog_posts set content = $1 where entity = 'juniper'", [attack]);
    await atrium.ownerQuery("update help_articles set content = $1 where entity = 'juniper'", [attack]);
    await atrium.ownerQuery("insert into help_settings (entity, is_public, updated_at) values ('juniper', true, now())");
    const slugOf = async (table: string, state: string) =>
      (
        await atrium.ownerQuery(
          `select slug from ${table} where entity = 'juniper' and ${state} = 'Published' and deleted_at is null limit 1`,
        )
      )[0]?.slug;
    for (const path of [
      `/blog/juniper/posts/${await slugOf('blog_posts', 'status')}`,
      `/knowledge-base/juniper/${await slugOf('help_articles', 'state')}`,
    ]) {
      const body = await (await atrium.request(path, {})).text();
      expect(body, path).toContain('<p>words</p>');
      expect(faultsOfPage(body), path).toEqual([]);
    }
    for (const feed of ['feed.xml', 'rss.xml']) {
      const body = await (await atrium.request(`/blog/juniper/${feed}`, {})).text();
      expect(body).toContain('&lt;p&gt;words&lt;/p&gt;');
      expect(
        faultsOfPage(unescaped(body)).filter((one) => !/^<(?:link|rss|feed)\b/.test(one)),
        feed,
      ).toEqual([]);
    }
    await atrium.close();
  });
});

const tooLong = 400;
const maxTags = 5000;
// The others are refused: not storable as text, too long for an index, or too many tags.
const attacks = allAttacks
  .map(({ html }) => html)
  .filter((html) => html.isWellFormed() && !html.includes('\0') && html.split('<').length < maxTags);
const kept = attacks.filter((html) => html.length < tooLong);

/** Replaces every user-writable text of every row with an attack, rotating through them so that all are used. */
function withAttacks(entries: Entries, columns: { table: string; column: string; type: string }[]): Entries {
  let [turn, cleanedTurn] = [0, 0];
  const attack = () => kept[turn++ % kept.length] as string;
  const uncleaned = () => attacks[cleanedTurn++ % attacks.length] as string;
  const leaf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(leaf);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, written.test(name) && typeof part === 'string' ? attack() : leaf(part)]),
    );
  };
  return importRules.reduce((all, { table, cleaned = {}, plain = [] }) => {
    const typeOf = new Map(columns.filter((one) => one.table === table).map(({ column, type }) => [column, type]));
    return withRows(all, table, (rows) =>
      rows.map((row) => {
        const changed = { ...row };
        // A row of a file that is longer than 16 KB is refused.
        const any = table === 'files' ? attack : uncleaned;
        for (const column of Object.keys(cleaned)) if (typeof row[column] === 'string') changed[column] = any();
        for (const column of plain.filter((one) => !isCode(table, one))) {
          if (typeof row[column] === 'string' && typeOf.get(column) === 'text') changed[column] = attack();
          if (typeOf.get(column) === '_text' && Array.isArray(row[column])) changed[column] = row[column].map(attack);
          if (typeOf.get(column) === 'jsonb') changed[column] = leaf(row[column]);
        }
        return changed;
      }),
    );
  }, entries);
}
const written = /^(?:name|title|text|description|fileName|fullName|company|address|note|label|comment|excerpt|website|url)$/;

const withPublicHelp = (entries: Entries) =>
  withRows(entries, 'help_settings', () => [{ is_public: true, updated_at: '2026-01-01T00:00:00Z' }]);

const webAddresses = /^(?:https?:\/\/\S+)?$/i;
const shapes: Readonly<Record<string, RegExp>> = {
  'calendar_events.url': webAddresses,
  'calendar_events.time_zone': /^[\w/+-]+$/,
  'own_calendars.address': webAddresses,
  'profiles.website': webAddresses,
  'notifications.path': /^\/(?![/\\])\S*$/,
  'reminders.path': /^\/(?![/\\])\S*$/,
  'help_categories.image': /^[a-z\d-]*$/,
  'files.name': /^[^/\\\p{Cc}]+$/u,
  'files.media_type': /^[a-z\d]+\/[a-z\d.+-]+$/,
  'files.size_bytes': /^\d+$/,
};

function faultsOf(column: string, text: string): string[] {
  if (column === 'profiles.social_links')
    return Object.values(JSON.parse(text))
      .map(String)
      .filter((address) => !webAddresses.test(address));
  if (column === 'mails.unsubscription') return /^(?:https?|mailto):/.test(JSON.parse(text).address) ? [] : [text];
  const shape = shapes[column];
  if (shape) return shape.test(text) ? [] : [text];
  return readStrictly(
    text.replaceAll(/src="file:\d{1,15}"/g, 'src="cid:picture"').replaceAll(/href="(?:#|\/(?![/\\]))[^"]*"/g, 'href="tel:1"'),
  );
}

/** Returns the tags of a page, or part of one, that would have an effect. */
function faultsOfPage(html: string): string[] {
  return [...html.matchAll(/<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)]
    .filter(
      ([, element = '', attributes = '']) =>
        /^(?:script|iframe|object|embed|svg|math|base|video|audio|template|frame|textarea|select|portal|applet)$/i.test(element) ||
        (/^(?:form|input|button)$/i.test(element) && /evil|hacked/.test(attributes)) ||
        /\s(?:on\w+|http-equiv|style|srcdoc|formaction|background|poster)\s*=/i.test(attributes.replaceAll(/"[^"]*"/g, '""')) ||
        /\shref="(?!https?:|mailto:|tel:|\/(?![/\\])|#)/i.test(attributes) ||
        /\ssrc="(?!\/(?:blog|help)\/)/i.test(attributes),
    )
    .map(([tag]) => tag);
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
