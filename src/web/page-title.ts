import { useEffect, useSyncExternalStore } from 'react';

let shown = { title: document.title, unread: 0, object: '' };
const listeners = new Set<() => void>();

function show(change: Partial<typeof shown>): void {
  shown = { ...shown, ...change };
  document.title = shown.unread > 0 ? `(${shown.unread}) ${shown.title}` : shown.title;
  for (const listener of listeners) listener();
}

/** Names the page in the browser's title: `<title> · Atrium`. */
export function usePageTitle(title: string): void {
  useEffect(() => show({ title: `${title} · Atrium` }), [title]);
}

/**
 * Names the one object that the page shows, in the browser's title and at the end of the navbar's breadcrumb.
 * @param name undefined until it is loaded; then the title is `page`, and the breadcrumb ends with the menu's line
 */
export function useObjectName(name: string | undefined, page: string): void {
  usePageTitle(name || page);
  useEffect(() => {
    show({ object: name ?? '' });
    return () => show({ object: '' });
  }, [name]);
}

/** The name that the open page gave its object, or an empty text. */
export function useShownObject(): string {
  return useSyncExternalStore(onShow, () => shown.object);
}

function onShow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says in the browser's title how much is unread: `(3) <title> · Atrium`. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    show({ unread });
    return () => show({ unread: 0 });
  }, [unread]);
}
