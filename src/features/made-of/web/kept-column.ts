import { browserStorage } from '#web/browser-storage.ts';

const storageKey = 'atrium.madeOf.column';

export interface Column {
  spaceId: string;
  columnId: string;
}

/** Where the last card was made in this browser. */
export function keptColumn(): Column {
  const [spaceId = '', columnId = ''] = (browserStorage.getItem(storageKey) ?? '').split('/');
  return { spaceId, columnId: decodeURIComponent(columnId) };
}

export function keepColumn({ spaceId, columnId }: Column): void {
  browserStorage.setItem(storageKey, `${spaceId}/${encodeURIComponent(columnId)}`);
}
