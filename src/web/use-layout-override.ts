import { useLayoutEffect } from 'react';
import type { Layout } from './layout.ts';
import { overrideLayout } from './layout-store.ts';

/**
 * Overrides the page layout while the component is mounted, and restores the user's choice afterward. Changes by the user meanwhile take
 * precedence. Use it in only one component per page, because a second one would replace the first override.
 */
export function useLayoutOverride(options: Partial<Layout>): void {
  const written = JSON.stringify(options);
  useLayoutEffect(() => {
    overrideLayout(JSON.parse(written));
    return () => overrideLayout({});
  }, [written]);
}
