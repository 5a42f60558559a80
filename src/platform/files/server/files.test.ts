import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { webmHead } from '../../../../tests/profile-calls.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { uploadLimitBytes: 100_000 } });
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const upload = (name: string, bytes: Uint8Array | string, who = admin) =>
  send(atrium, `/api/v1/files?${new URLSearchParams({ name })}`, {
    method: 'POST',
    body: bytes as BodyInit,
    headers: { Authorization: `Bearer ${who.accessToken}` },
  });
const open = (address: string) => atrium.request(address, {});

// One white pixel.
const png = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='), (c) =>
  c.charCodeAt(0),
);

describe('an upload', () => {
  test('is stored and served at its signed URL without a token', async () => {
    const { status, body } = await upload('notes.txt', 'Oak, walnut, ash');
    expect(status).toBe(201);
    expect(body.file).toMatchObject({ name: 'notes.txt', mediaType: 'text/plain', sizeBytes: 16 });
    const shown = await open(body.file.url);
    expect(await shown.text()).toBe('Oak, walnut, ash');
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(shown.headers.get('Content-Disposition')).toMatch(/^inline; filename="notes.txt"/);
    expect((await open(`${body.file.url}&download=1`)).headers.get('Content-Disposition')).toMatch(/^attachment/);
  });
  test('gets its type from its content, whatever its name', async () => {
    expect((await upload('page.html', png)).body.file.mediaType).toMatch(/^image\//);
  });
  test('that could execute in a browser is served as a download', async () => {
    for (const page of [
      '<!doctype html><script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ]) {
      const { body } = await upload('page.html', page);
      const shown = await open(body.file.url);
      const runs =
        /html|svg|xml/.test(shown.headers.get('Content-Type') ?? '') && !/^attachment/.test(shown.headers.get('Content-Disposition') ?? '');
      expect(runs).toBe(false);
      expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox');
    }
  });
  test('of a video is served in ranges on request', async () => {
    const { body } = await upload('a.webm', webmHead);
    expect(body.file.mediaType).toBe('video/webm');
    const part = (Range: string, more = {}) => atrium.request(body.file.url, { headers: { Range, ...more } });
    const first = await part('bytes=0-3');
    expect([first.status, first.headers.get('Content-Range'), new Uint8Array(await first.arrayBuffer())]).toEqual([
      ...[206, `bytes 0-3/${webmHead.byteLength}`, webmHead.slice(0, 4)],
    ]);
    expect((await part('bytes=9999-')).status).toBe(416);
    expect((await part('bytes=0-3', { 'If-Range': '"another"' })).status).toBe(200);
    const whole = await open(body.file.url);
    expect([whole.status, whole.headers.get('Accept-Ranges'), (await whole.arrayBuffer()).byteLength]).toEqual([
      ...[200, 'bytes', webmHead.byteLength],
    ]);
  });
  test('that only starts like a picture is rejected', async () => {
    const { status, body } = await upload('broken.png', png.slice(0, 40));
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['body']]);
  });
  test('that is empty, nameless, or too large is rejected', async () => {
    expect((await upload('empty.txt', '')).body.error.fields).toHaveProperty('body');
    expect((await upload('', 'x')).body.error.fields).toHaveProperty('name');
    const large = await upload('large.bin', new Uint8Array(100_001));
    expect([large.status, large.body.error.code]).toEqual([413, 'too_large']);
  });
  test('has folders and bidi control characters removed from its name', async () => {
    expect((await upload('../../etc/pass\u202ewd', 'x')).body.file.name).toBe('passwd');
  });
  test('with any name is downloaded under it', async () => {
    const name = 'Entwurf "Ärmel" 50 % 椅子.txt';
    const { body } = await upload(name, 'x');
    const disposition = (await open(body.file.url)).headers.get('Content-Disposition') ?? '';
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(name);
  });
  test('requires a token', async () => {
    expect((await clientWith(atrium, null).post('/api/v1/files?name=x', {})).status).toBe(401);
  });
});

describe('a signed URL', () => {
  test('that was changed, or names a file of another company, opens nothing', async () => {
    const somebody = await registerUser(atrium);
    const { body } = await upload('mine.txt', 'mine');
    const theirs = await upload('theirs.txt', 'theirs', somebody);
    const changed = [
      body.file.url.replace(/signature=..../, 'signature=AAAA'),
      body.file.url.replace(/expires=\d+/, 'expires=9999999999'),
      body.file.url.replace(`/${body.file.id}/`, `/${body.file.id + 1}/`),
      body.file.url.replace('/juniper/', `/${somebody.userData.eid.split('-')[0]}/`),
      body.file.url.split('?')[0],
    ];
    for (const address of changed) expect((await open(address)).status, address).toBe(404);
    expect((await open(theirs.body.file.url)).status).toBe(200);
  });
});

describe('batched pictures', () => {
  const pictures = async (who: Client, ...addresses: string[]) => {
    const search = new URLSearchParams(addresses.map((address) => ['address[]', address]));
    const { status, body } = await who.get(`/api/v1/pictures?${search}`);
    expect(status).toBe(200);
    return body.pictures.map(({ address }: { address: string }) => address);
  };

  test('are returned as data URLs', async () => {
    const { body } = await upload('dot.png', png);
    const answer = await admin.get(`/api/v1/pictures?${new URLSearchParams({ 'address[]': body.file.url })}`);
    expect(answer.body.pictures).toEqual([{ address: body.file.url, data: expect.stringMatching(/^data:image\/\w+;base64,/) }]);
    const bytes = new Uint8Array(await (await open(body.file.url)).arrayBuffer());
    expect(atob(answer.body.pictures[0].data.split(',')[1])).toBe(String.fromCharCode(...bytes));
  });
  test('include only small ones whose URL the caller was given', async () => {
    const somebody = await registerUser(atrium);
    const [mine, text, theirs] = [await upload('a.png', png), await upload('a.txt', 'text'), await upload('b.png', png, somebody)];
    const { url, id } = mine.body.file;
    const others = [
      text.body.file.url,
      theirs.body.file.url,
      url.replace(/signature=..../, 'signature=AAAA'),
      url.replace(`/${id}/`, `/${id + 1}/`),
      url.split('?')[0],
      'https://elsewhere.example/a.png',
      '',
    ];
    expect(await pictures(admin, url, ...others)).toEqual([url]);
    expect(await pictures(somebody, url)).toEqual([]);
    await atrium.deps.database.writing('juniper', (db) => db.execute(sql`update files set size_bytes = 20000 where id = ${id}`));
    expect(await pictures(admin, url)).toEqual([]);
  });
  test('are limited in number and require a token', async () => {
    const many = new URLSearchParams(Array.from({ length: 25 }, (_, at) => ['address[]', `/${at}`]));
    expect((await admin.get(`/api/v1/pictures?${many}`)).status).toBe(400);
    expect((await clientWith(atrium, null).get('/api/v1/pictures')).status).toBe(401);
  });
});
