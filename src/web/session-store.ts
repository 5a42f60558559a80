import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';
import { createSessionStorage, type SessionListener, type StoredSession, type UserData } from './session-storage.ts';

const store = createSessionStorage(browserStorage, typeof window === 'undefined' ? new EventTarget() : window);

/** The store itself, for the parts of the kit that are given one. */
export const sharedSession = store;

/** Who is signed in and the tokens; `null` when nobody is. The same object until something changes. */
export const readSession = (): StoredSession | null => store.read();

/** Keeps what signing in or renewing answered; other tabs hear of it. */
export const storeSession = (signedIn: StoredSession): void => store.store(signedIn);

/** Keeps what the server says of the person by now: their abilities may have changed. */
export const updateSession = (userData: UserData): void => store.update(userData);

/** Forgets who was signed in, with the tokens and the abilities. */
export const clearSession = (): void => store.clear();

/** Calls `listen` whenever the session changes, in this tab or another; answers how to stop. */
export const onSessionChange = (listen: SessionListener): (() => void) => store.onChange(listen);

/** Who is signed in; the component renders again when that changes. */
export function useSession(): UserData | null {
  return useSyncExternalStore(store.onChange, () => store.read()?.userData ?? null);
}

/** A choice that this browser keeps for whoever is signed in: somebody else at the same browser has their own. */
export function keptChoice(name: string): { read: () => string; keep: (value: string) => void } {
  const key = () => `${name}.${readSession()?.userData.eid ?? ''}`;
  return {
    read: () => browserStorage.getItem(key()) ?? '',
    keep: (value) => {
      if (browserStorage.getItem(key()) !== value) browserStorage.setItem(key(), value);
    },
  };
}
