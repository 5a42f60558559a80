import type { Example } from '../example.ts';
import { LayoutNow } from './layout-now/layout-now.tsx';

/** What the three pages show beside the layout that they have. */
export const layoutNowExample: Example = {
  title: 'What holds now',
  text: 'What a page asks for counts while it is open; what the reader has chosen is not touched.',
  Shown: LayoutNow,
  code: () => import('./layout-now/layout-now.tsx?code'),
};
