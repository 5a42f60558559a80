import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diskFiles } from './disk-files.ts';

let folder: string;
let now: Date;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-files-'));
});
beforeEach(() => {
  now = new Date('2026-03-04T10:00:00Z');
});
afterAll(() => rm(folder, { recursive: true }));

const files = (secret = 1) => diskFiles({ folder, secret: new Uint8Array(32).fill(secret), clock: () => now });
const photo = { entity: 'acme', id: 7, name: 'Ünïcode & more.png' };

function partsOf(address: string) {
  const { searchParams } = new URL(address, 'http://here');
  const part = (name: string) => searchParams.get(name) ?? '';
  return { expires: part('expires'), session: part('session'), signature: part('signature') };
}

describe('stored bytes', () => {
  it('are read back as written, and can be written twice', async () => {
    const bytes = new TextEncoder().encode('a chair');
    const key = createHash('sha256').update(bytes).digest('hex');
    await Promise.all([files().write(key, bytes), files().write(key, bytes)]);
    expect(new Uint8Array((await files().read(key)) ?? [])).toEqual(bytes);
    expect(await readdir(join(folder, key.slice(0, 2)))).toEqual([key.slice(2)]);
  });

  it('are null when missing, and no key escapes the folder', async () => {
    expect(await files().read('0'.repeat(64))).toBeNull();
    await expect(files().read('../../etc/passwd')).rejects.toThrow('SHA-256');
  });
});

describe('signed addresses', () => {
  const mine = () => files().boundTo('session-1');

  it('are stable for a session all day, change the next day, and last at least a day', () => {
    const morning = mine().address(photo);
    expect(morning).toMatch(
      /^\/api\/v1\/files\/acme\/7\/%C3%9Cn%C3%AFcode%20%26%20more\.png\?expires=\d+&session=session-1&signature=[\w-]{43}$/,
    );
    expect(files().boundTo('session-2').address(photo)).not.toBe(morning);
    now = new Date('2026-03-04T23:59:59Z');
    const evening = mine().address(photo);
    expect(evening).toBe(morning);
    now = new Date('2026-03-05T23:59:59Z');
    expect(files().sessionOf(photo, partsOf(evening))).toBe('session-1');
    expect(mine().address(photo)).not.toBe(morning);
    now = new Date('2026-03-06T00:00:00Z');
    expect(files().sessionOf(photo, partsOf(evening))).toBeNull();
  });

  it('are valid only for their file and session', () => {
    const signed = partsOf(mine().address(photo));
    expect(files().sessionOf({ ...photo, id: 8 }, signed)).toBeNull();
    expect(files().sessionOf({ ...photo, entity: 'other' }, signed)).toBeNull();
    expect(files().sessionOf(photo, { ...signed, expires: String(Number(signed.expires) + 86_400) })).toBeNull();
    expect(files().sessionOf(photo, { ...signed, session: 'session-2' })).toBeNull();
    expect(files().sessionOf(photo, { ...signed, signature: '' })).toBeNull();
    expect(files().sessionOf(photo, { ...signed, expires: 'soon' })).toBeNull();
    expect(files(2).sessionOf(photo, signed)).toBeNull();
    expect(files().sessionOf(photo, partsOf(files().address(photo)))).toBeNull();
  });
});
