import { expect, test, vi } from 'vitest';
import { createSessionStorage, type UserData } from './session-storage.ts';

const person = (eid: string, action: string): UserData => ({
  id: 1,
  eid,
  fullName: 'Nora Quill',
  username: 'nora',
  avatar: null,
  email: 'nora@juniper.example',
  role: 'editor',
  ability: [{ action, subject: 'Board' }],
  extras: { eCommerceCartItemsCount: 0 },
});

function kept() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

test('stores user updates beside the tokens, and notifies once', () => {
  const storage = createSessionStorage(kept(), new EventTarget());
  const tokens = { accessToken: 'a', refreshToken: 'r' };
  storage.store({ userData: person('juniper-1', 'manage'), ...tokens });
  const told = vi.fn();
  storage.onChange(told);
  storage.update(person('juniper-1', 'read'));
  storage.update(person('juniper-1', 'read'));
  expect(storage.read()).toEqual({ userData: person('juniper-1', 'read'), ...tokens });
  expect(told).toHaveBeenCalledTimes(1);
});

test('ignores updates for a user who is no longer signed in', () => {
  const storage = createSessionStorage(kept(), new EventTarget());
  storage.update(person('juniper-1', 'read'));
  expect(storage.read()).toBeNull();
  storage.store({ userData: person('juniper-2', 'manage'), accessToken: 'a', refreshToken: 'r' });
  storage.update(person('juniper-1', 'read'));
  expect(storage.read()?.userData.eid).toBe('juniper-2');
});
