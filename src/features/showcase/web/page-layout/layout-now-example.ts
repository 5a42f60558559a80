import type { Example } from '../example.ts';
import { LayoutNow } from './layout-now/layout-now.tsx';

/** Shown on all three pages next to their layout. */
export const layoutNowExample: Example = {
  title: 'Settings in effect',
  text: 'A page’s settings apply while it’s open; user settings don’t change.',
  Shown: LayoutNow,
  code: () => import('./layout-now/layout-now.tsx?code'),
};
