import type { DateSetting } from '#contract/date-setting.ts';
import type { KeyValueStorage } from './browser-storage.ts';

/** The stored data of the signed-in user. `eid` is the entity, a dash and the account id. */
export interface UserData {
  id: number;
  eid: string;
  fullName: string;
  username: string;
  avatar: string | null;
  email: string;
  role: string;
  ability: { action: string; subject: string; inverted?: true | undefined }[];
  verification?: 'mail' | 'operator' | undefined;
  dates?: DateSetting | undefined;
  /** The company's time zone, if known. */
  companyZone?: string | undefined;
  /** The company's country code, if known. */
  companyCountry?: string | undefined;
  hidesShowcase?: true | undefined;
  hasSample?: true | undefined;
  extras: { eCommerceCartItemsCount: number };
}

export interface StoredSession {
  userData: UserData;
  accessToken: string;
  refreshToken: string;
}

/** Receives whether the change was made in a different tab. */
export type SessionListener = (byOtherTab: boolean) => void;

export interface SessionStorage {
  read(): StoredSession | null;
  store(signedIn: StoredSession): void;
  /** Stores updated user data, unless a different user has signed in meanwhile. Keeps the tokens. */
  update(userData: UserData): void;
  clear(): void;
  onChange(listen: SessionListener): () => void;
}

// `accessToken` is written last, because other tabs take its change as the signal that the others are stored.
const keys = ['userData', 'refreshToken', 'accessToken'] as const;

/** The session in browser storage, under the specification's keys. `events` reports writes by other tabs (`storage`). */
export function createSessionStorage(kept: KeyValueStorage, events: EventTarget): SessionStorage {
  const listeners = new Set<SessionListener>();
  let lastRaw = '';
  let lastRead: StoredSession | null = null;
  let lastUserText: string | null = null;
  let lastUser: UserData | null = null;
  const tell = (byOtherTab: boolean) => {
    for (const listen of [...listeners]) listen(byOtherTab);
  };

  function readUser(text: string | null): UserData | null {
    if (text !== lastUserText) {
      lastUserText = text;
      lastUser = parseUserData(text);
    }
    return lastUser;
  }

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === null || (keys as readonly string[]).includes(key)) tell(true);
  });

  return {
    read() {
      const [userText, refreshToken, accessToken] = keys.map((key) => kept.getItem(key));
      const raw = `${accessToken}\n${refreshToken}\n${userText}`;
      if (raw === lastRaw) return lastRead;
      lastRaw = raw;
      const userData = readUser(userText ?? null);
      lastRead = userData && { userData, accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' };
      return lastRead;
    },
    store({ userData, accessToken, refreshToken }) {
      kept.setItem('userData', JSON.stringify(userData));
      kept.setItem('refreshToken', refreshToken);
      kept.setItem('accessToken', accessToken);
      tell(false);
    },
    update(userData) {
      const text = JSON.stringify(userData);
      if (readUser(kept.getItem('userData'))?.eid !== userData.eid || text === kept.getItem('userData')) return;
      kept.setItem('userData', text);
      tell(false);
    },
    clear() {
      for (const key of keys) kept.removeItem(key);
      tell(false);
    },
    onChange(listen) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

/** `null` if missing or not written by this app. */
function parseUserData(text: string | null): UserData | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) return null;
    const { eid, ability } = parsed as Partial<UserData>;
    return typeof eid === 'string' && Array.isArray(ability) ? (parsed as UserData) : null;
  } catch {
    return null;
  }
}
