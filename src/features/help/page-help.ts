/**
 * Maps path prefixes to the article that explains those pages; the longest match wins. The articles belong to the manual; where
 * a company has moved or renamed one, its old URL redirects.
 */
export const pageHelp: readonly (readonly [at: string, article: string])[] = [
  ['', 'personalization/arrange-a-dashboard'],
  ['dashboard', 'personalization/arrange-a-dashboard'],
  ['cards', 'personalization/arrange-a-dashboard'],
  ['apps/email', 'email-marketing/read-and-write-mail'],
  ['apps/email/settings', 'email-marketing/write-once-with-templates'],
  ['apps/email/settings/rules', 'email-marketing/sort-mail-by-rules'],
  ['apps/chat', 'demand-generation/talk-in-the-chat'],
  ['apps/todo', 'demand-generation/keep-to-dos'],
  ['apps/todo/my-day', 'demand-generation/plan-your-day'],
  ['apps/calendar', 'demand-generation/plan-in-the-calendar'],
  ['apps/kanban', 'demand-generation/work-on-a-board'],
  ['pages/blog', 'marketing-automation/write-a-blog-post'],
  ['pages/profile', 'marketing-automation/use-profiles'],
  ['apps/invoice', 'sales-automation/write-and-send-an-invoice'],
  ['apps/invoice/recurring', 'sales-automation/bill-the-same-every-month'],
  ['apps/invoice/settings', 'sales-automation/bill-the-same-every-month'],
  ['apps/invoice/clients', 'sales-automation/what-a-client-owes'],
  ['apps/invoice/taxes', 'sales-automation/what-a-client-owes'],
  ['apps/ecommerce', 'sales-automation/buy-in-the-shop'],
  ['apps/ecommerce/orders', 'sales-automation/look-after-orders'],
  ['apps/ecommerce/products', 'sales-automation/look-after-products'],
  ['apps/ecommerce/coupons', 'sales-automation/look-after-products'],
  ['apps/user', 'api-questions/invite-and-suspend-users'],
  ['apps/roles', 'api-questions/give-rights-by-roles'],
  ['apps/permissions', 'api-questions/give-rights-by-roles'],
  ['access-control', 'api-questions/give-rights-by-roles'],
  ['apps/audit-log', 'api-questions/read-the-audit-log'],
  ['apps/workspace', 'api-questions/take-the-company-along'],
  ['setup', 'api-questions/invite-and-suspend-users'],
  ['pages/mail-domains', 'email-marketing/read-and-write-mail'],
  ['pages/sign-on/settings', 'api-questions/sign-in-by-your-provider'],
  ['apps/trash', 'personalization/find-what-was-deleted'],
  ['apps/search', 'personalization/search-and-command'],
  ['apps/notifications', 'personalization/choose-what-you-are-told-of'],
  ['datatables', 'personalization/save-what-a-list-shows'],
  ['tables', 'personalization/save-what-a-list-shows'],
  ['pages/knowledge-base', 'personalization/search-and-command'],
  ['pages/help', 'marketing-automation/bring-back-an-older-text'],
  ['pages/faq', 'sales-automation/buy-in-the-shop'],
  ['pages/account-settings', 'personalization/look-after-your-account'],
  ['pages/pricing', 'api-questions/choose-a-plan'],
  ['pages/license', 'api-questions/choose-a-plan'],
  ['pages/webhooks', 'api-questions/be-told-of-changes'],
  ['pages/api-key', 'api-questions/call-the-api'],
  ['pages/modal-examples', 'personalization/search-and-command'],
  ['misc', 'personalization/search-and-command'],
  ...['components', 'ui-element', 'colors', 'icons', 'extensions', 'forms', 'page-layout', 'charts'].map(
    (at) => [at, 'api-questions/take-parts-from-the-showcase'] as const,
  ),
];

/** Returns the article about a page as `category/slug`; null without one. Clients see their invoices at `/access-control`. */
export function helpOfPage(path: string, role = ''): string | null {
  if (role === 'client' && path === '/access-control') return 'personalization/look-after-your-account';
  const here = path.slice(1);
  const fits = (at: string) => here === at || (at !== '' && here.startsWith(`${at}/`));
  const [found] = pageHelp.filter(([at]) => fits(at)).sort(([one], [other]) => other.length - one.length);
  return found?.[1] ?? null;
}

/** Returns the first path mapped to an article, where its content can be tried out. */
export function pageOfArticle(slug: string): string | null {
  const [at] = pageHelp.find(([, article]) => article.endsWith(`/${slug}`)) ?? [];
  return at === undefined ? null : `/${at}`;
}
