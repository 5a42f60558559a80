import type { Example } from '../example.ts';
import { LayoutNow } from './layout-now/layout-now.tsx';

/** What the three pages show beside the layout that they have. */
export const layoutNowExample: Example = {
  title: 'Settings in effect',
  text: 'A page’s settings apply while it’s open; user settings don’t change.',
  Shown: LayoutNow,
  code: () => import('./layout-now/layout-now.tsx?code'),
};
