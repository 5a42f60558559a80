import { useLayoutEffect } from 'react';
import type { Layout } from './layout.ts';
import { overrideLayout } from './layout-store.ts';

/**
 * Lays the page out in its own way while it is open; what the reader has chosen is as it was afterwards.
 * @param options the same object as long as nothing of it changes
 */
export function useLayoutOverride(options: Partial<Layout>): void {
  useLayoutEffect(() => {
    overrideLayout(options);
    return () => overrideLayout({});
  }, [options]);
}
