import { useEffect } from 'react';

let shown = { title: document.title, unread: 0 };

function show(change: Partial<typeof shown>): void {
  shown = { ...shown, ...change };
  document.title = shown.unread > 0 ? `(${shown.unread}) ${shown.title}` : shown.title;
}

/** Names the page in the browser's title: `<title> · Atrium`. */
export function usePageTitle(title: string): void {
  useEffect(() => show({ title: `${title} · Atrium` }), [title]);
}

/** Says in the browser's title how much is unread: `(3) <title> · Atrium`. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => {
    show({ unread });
    return () => show({ unread: 0 });
  }, [unread]);
}
