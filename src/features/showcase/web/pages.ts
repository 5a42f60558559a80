import { chartPages } from './charts/pages.ts';
import { componentPages } from './components/pages.ts';
import { elementPages } from './elements/pages.ts';
import { extensionPages } from './extensions/pages.ts';
import { formPages } from './forms/pages.ts';
import { pages as overviewPages } from './overview/pages.ts';
import { layoutPages } from './page-layout/pages.ts';

/** All showcase pages, one table per group. */
export const pages = [
  ...overviewPages,
  ...elementPages,
  ...componentPages,
  ...formPages,
  ...extensionPages,
  ...layoutPages,
  ...chartPages,
] as const;
