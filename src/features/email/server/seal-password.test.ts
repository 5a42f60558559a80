import { expect, test } from 'vitest';
import { sealPassword, unsealPassword } from './seal-password.ts';

const secret = new Uint8Array(32).fill(7);
const owner = { entity: 'juniper', personId: 1 };

test('a sealed password can be read only by its installation and for its person', async () => {
  const sealed = await sealPassword(secret, owner, 'pässword 1');
  expect(await unsealPassword(secret, owner, sealed)).toBe('pässword 1');
  expect(await unsealPassword(new Uint8Array(32).fill(8), owner, sealed)).toBeNull();
  expect(await unsealPassword(secret, { entity: 'juniper', personId: 2 }, sealed)).toBeNull();
  expect(await unsealPassword(secret, { entity: 'juniper2', personId: 1 }, sealed)).toBeNull();
  expect(await unsealPassword(secret, owner, `${sealed.slice(0, -6)}AAAAA=`)).toBeNull();
  expect(await unsealPassword(secret, owner, 'no base64!')).toBeNull();
});

test('a sealed password reveals nothing and differs each time', async () => {
  const sealed = await sealPassword(secret, owner, 'a password');
  expect(atob(sealed)).not.toContain('a password');
  expect(await sealPassword(secret, owner, 'a password')).not.toBe(sealed);
});
