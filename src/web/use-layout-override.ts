import { useLayoutEffect } from 'react';
import type { Layout } from './layout.ts';
import { overrideLayout } from './layout-store.ts';

/**
 * Lays the page out in its own way while the component is shown; afterwards all is as the reader has chosen. What they choose meanwhile counts
 * from then on. One component of a page does so: a second one would replace what the first one said.
 */
export function useLayoutOverride(options: Partial<Layout>): void {
  const written = JSON.stringify(options);
  useLayoutEffect(() => {
    overrideLayout(JSON.parse(written));
    return () => overrideLayout({});
  }, [written]);
}
