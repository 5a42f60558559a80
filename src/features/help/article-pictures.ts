/** The paths of pages, as `page-help.ts` has them, of which there is a picture in `public/help/pages`, taken by `npm run help-pictures`: each stands in the article about that page. */
export const picturedPages = [
  ...['', 'apps/email', 'apps/chat', 'apps/todo', 'apps/calendar', 'apps/kanban', 'apps/invoice', 'apps/ecommerce', 'pages/blog'],
  ...['pages/profile', 'apps/user', 'apps/roles', 'apps/audit-log', 'datatables', 'apps/search'],
] as const;

/** What such a picture is called: `apps-email`. */
export const pictureName = (path: string): string => path.replaceAll('/', '-') || 'home';

/** The address of the picture of a page; null where there is none. */
export function pictureOfPage(path: string | null): string | null {
  const at = picturedPages.find((one) => path === `/${one}`);
  return at === undefined ? null : `/help/pages/${pictureName(at)}.webp`;
}
