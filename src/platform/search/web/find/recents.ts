import { browserStorage, type KeyValueStorage } from '#web/browser-storage.ts';
import { searchKinds } from '../../contract.ts';

/** A recently opened item or search: a record by kind, a page by the key of its name, a search by its query. */
export interface Recent {
  readonly is: 'record' | 'page' | 'search';
  readonly title: string;
  readonly href: string;
  /** Only for records. */
  readonly kind?: string;
}

const most = 8;

/** Returns the recent items of a person in this browser, newest first. */
export function readRecents(eid: string, storage: KeyValueStorage = browserStorage): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(eid)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : [];
  } catch {
    // The stored value is malformed.
    return [];
  }
}

/** Adds an item as the newest. */
export function keepRecent(eid: string, recent: Recent, storage: KeyValueStorage = browserStorage): void {
  const kept = [recent, ...readRecents(eid, storage).filter(({ href }) => href !== recent.href)].slice(0, most);
  try {
    storage.setItem(nameOf(eid), JSON.stringify(kept));
  } catch {
    // Storage is full, so it isn't remembered.
  }
}

function nameOf(eid: string): string {
  return `atrium.search.recents.${eid}`;
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { is, title, href, kind } = value as Record<string, unknown>;
  // Accepts only paths within the app.
  const isInside = typeof href === 'string' && /^\/(?!\/)/.test(href);
  const isKnown = is === 'page' || is === 'search' || (is === 'record' && searchKinds.some((one) => one === kind));
  return isInside && isKnown && typeof title === 'string';
}
