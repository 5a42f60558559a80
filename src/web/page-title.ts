import { useEffect, useSyncExternalStore } from 'react';

let shown = { title: document.title, unread: 0, object: '' };
const listeners = new Set<() => void>();

function show(change: Partial<typeof shown>): void {
  shown = { ...shown, ...change };
  document.title = shown.unread > 0 ? `(${shown.unread}) ${shown.title}` : shown.title;
  for (const listener of listeners) listener();
}

/** Sets the document title: `<title> · Atrium`. */
export function usePageTitle(title: string): void {
  useEffect(() => show({ title: `${title} · Atrium` }), [title]);
}

/**
 * Shows the name of the page's record in the document title and at the end of the breadcrumb.
 * @param name undefined while loading; then the title is `page` and the breadcrumb ends with the menu item
 */
export function useObjectName(name: string | undefined, page: string): void {
  usePageTitle(name || page);
  useEffect(() => {
    show({ object: name ?? '' });
    return () => show({ object: '' });
  }, [name]);
}

/** Returns the name of the record shown on the page, or an empty string. */
export function useShownObject(): string {
  return useSyncExternalStore(onShow, () => shown.object);
}

function onShow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the unread count in the document title: `(3) <title> · Atrium`. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    show({ unread });
    return () => show({ unread: 0 });
  }, [unread]);
}
