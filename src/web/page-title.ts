import { useEffect } from 'react';

/** Names the page in the browser's title: `<title> · Atrium`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Atrium`;
  }, [title]);
}
