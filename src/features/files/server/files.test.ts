import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerSomebody, send, signInAs } from '../../../../tests/client.ts';
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
  test('is kept and shown under its signed address, without a token', async () => {
    const { status, body } = await upload('notes.txt', 'Oak, walnut, ash');
    expect(status).toBe(201);
    expect(body.file).toMatchObject({ name: 'notes.txt', mediaType: 'text/plain', sizeBytes: 16 });
    const shown = await open(body.file.url);
    expect(await shown.text()).toBe('Oak, walnut, ash');
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(shown.headers.get('Content-Disposition')).toMatch(/^inline; filename="notes.txt"/);
    expect((await open(`${body.file.url}&download=1`)).headers.get('Content-Disposition')).toMatch(/^attachment/);
  });
  test('has the type of its content, whatever it is called', async () => {
    expect((await upload('page.html', png)).body.file.mediaType).toMatch(/^image\//);
  });
  test('that could run in a browser is only saved', async () => {
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
  test('that only begins like a picture is refused', async () => {
    const { status, body } = await upload('broken.png', png.slice(0, 40));
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['body']]);
  });
  test('that is empty, nameless or too large is refused', async () => {
    expect((await upload('empty.txt', '')).body.error.fields).toHaveProperty('body');
    expect((await upload('', 'x')).body.error.fields).toHaveProperty('name');
    const large = await upload('large.bin', new Uint8Array(100_001));
    expect([large.status, large.body.error.code]).toEqual([413, 'too_large']);
  });
  test('loses folders and marks that turn text around from its name', async () => {
    expect((await upload('../../etc/pass\u202ewd', 'x')).body.file.name).toBe('passwd');
  });
  test('with any name comes back with it', async () => {
    const name = 'Entwurf "Ärmel" 50 % 椅子.txt';
    const { body } = await upload(name, 'x');
    const disposition = (await open(body.file.url)).headers.get('Content-Disposition') ?? '';
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(name);
  });
  test('needs a token', async () => {
    expect((await clientWith(atrium, null).post('/api/v1/files?name=x', {})).status).toBe(401);
  });
});

describe('a signed address', () => {
  test('that was changed, or names the file of another entity, opens nothing', async () => {
    const somebody = await registerSomebody(atrium);
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
