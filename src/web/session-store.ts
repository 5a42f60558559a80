import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';
import { createSessionStorage, type SessionListener, type StoredSession, type UserData } from './session-storage.ts';

const store = createSessionStorage(browserStorage, typeof window === 'undefined' ? new EventTarget() : window);

/** The store itself, for code that receives it as a dependency. */
export const sharedSession = store;

/** Returns the signed-in user and tokens; `null` when nobody is signed in. The object stays the same until something changes. */
export const readSession = (): StoredSession | null => store.read();

/** Stores the result of a sign-in or refresh and notifies other tabs. */
export const storeSession = (signedIn: StoredSession): void => store.store(signedIn);

/** Stores updated user data, such as changed permissions. */
export const updateSession = (userData: UserData): void => store.update(userData);

export const clearSession = (): void => store.clear();

/** Calls `listen` when the session changes, in this tab or another. Returns the unsubscribe function. */
export const onSessionChange = (listen: SessionListener): (() => void) => store.onChange(listen);

/** Returns the signed-in user; rerenders on change. */
export function useSession(): UserData | null {
  return useSyncExternalStore(store.onChange, () => store.read()?.userData ?? null);
}

/** A choice stored in this browser per signed-in user. */
export function savedChoice(name: string): { read: () => string; keep: (value: string) => void } {
  const key = () => `${name}.${readSession()?.userData.eid ?? ''}`;
  return {
    read: () => browserStorage.getItem(key()) ?? '',
    keep: (value) => {
      if (browserStorage.getItem(key()) !== value) browserStorage.setItem(key(), value);
    },
  };
}
