/**
 * Paths as in `page-help.ts` of pages with a picture in `public/help/pages`, taken by `npm run help-pictures` and shown in the article
 * about the page.
 */
export const picturedPages = [
  ...['', 'apps/email', 'apps/chat', 'apps/todo', 'apps/calendar', 'apps/kanban', 'apps/invoice', 'apps/ecommerce', 'pages/blog'],
  ...['pages/profile', 'apps/user', 'apps/roles', 'apps/audit-log', 'datatables', 'apps/search'],
] as const;

/** File name of the picture of a page, such as `apps-email`. */
export const pictureName = (path: string): string => path.replaceAll('/', '-') || 'home';

/** Returns the URL of a page's picture; null without one. */
export function pictureOfPage(path: string | null): string | null {
  const at = picturedPages.find((one) => path === `/${one}`);
  return at === undefined ? null : `/help/pages/${pictureName(at)}.webp`;
}
