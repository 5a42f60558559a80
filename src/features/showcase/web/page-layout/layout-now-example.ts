import type { Example } from '../example.ts';
import { LayoutNow } from './layout-now/layout-now.tsx';

/** What the three pages show beside the layout that they have. */
export const layoutNowExample: Example = {
  title: 'Settings in effect',
  text: 'What a page asks for applies while it is open; the reader’s own choices are left alone.',
  Shown: LayoutNow,
  code: () => import('./layout-now/layout-now.tsx?code'),
};
