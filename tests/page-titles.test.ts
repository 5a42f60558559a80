import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Page titles are drawn by the kit with one size and position. A page with its own title is listed here with the reason.

/** Components of the kit that draw a title. */
const kit = [
  'src/web/ui/page-head.tsx',
  'src/web/data-table/table-heading.tsx',
  'src/web/data-table/table-bar.tsx',
  'src/web/ui/pane-message.tsx',
];

const exceptions: Record<string, string> = {
  'src/platform/session/web/frame/auth-heading.tsx': 'the card of a visitor who signs in',
  'src/features/users/web/reset/reset-password-panel.tsx': 'the card of a visitor who signs in',
  'src/features/visitors/web/notice.tsx': 'a page for visitors, without the shell',
  'src/features/calendar/web/guests/invitation-page.tsx': 'a page for a guest, without the shell',
  'src/features/invoice/web/linked/linked-invoice-page.tsx': 'a page for the client, without the shell',
  'src/features/invoice/web/preview/invoice-sheet.tsx': 'part of the printed sheet',
  'src/features/invoice/web/editor/editor-sheet.tsx': 'part of the sheet that is printed later',
  'src/features/invoice/web/account/client-account-page.tsx': 'beside the client’s picture, and printed with the account',
  'src/features/invoice/web/taxes/tax-report-page.tsx': 'in one card with the report’s filters',
  'src/features/users/web/view/info-card.tsx': 'below the person’s picture',
  'src/features/profile/web/profile-head.tsx': 'over the profile’s cover',
  'src/features/blog/web/detail/post-head.tsx': 'part of the post’s text',
  'src/features/blog/web/edit/post-editor.tsx': 'for screen readers; the post’s own title is the field',
  'src/features/help/web/edit/article-editor.tsx': 'for screen readers; the article’s own title is the field',
  'src/features/help/web/article/article-page.tsx': 'part of the article’s text',
  'src/features/help/web/center/category-page.tsx': 'beside the category’s drawing',
  'src/features/help/web/help-banner.tsx': 'over the search of the help center',
  'src/features/shop/web/product-page.tsx': 'beside the product’s pictures',
  'src/features/shop/web/staff/orders/order-page.tsx': 'beside the order’s status, below the way back',
  'src/features/shop/web/orders/my-order-page.tsx': 'beside the order’s status',
  'src/features/shop/web/shop-page.tsx': 'in one line with the shop’s search, beside its filters',
  'src/features/shop/web/wishlist-page.tsx': 'placed as in the shop',
  'src/features/email/web/settings/mail-settings-page.tsx': 'below the way back to the mail',
  'src/features/email/web/list/mail-list-head.tsx': 'fills the window: the name of the list',
  'src/features/email/web/reader/mail-detail.tsx': 'the subject of the mail, where it has no list beside it',
  'src/features/chat/web/chat-page.tsx': 'fills the window: for screen readers',
  'src/features/kanban/web/spaces/space-switcher.tsx': 'fills the window: the button that changes the board',
  'src/features/calendar/web/calendar-toolbar.tsx': 'fills the window: the days that are shown',
  'src/features/todo/web/day/my-day.tsx': 'fills the window: the day',
  'src/features/todo/web/bulk/bulk-bar.tsx': 'fills the window: for screen readers',
  'src/features/todo/web/todo-head.tsx': 'fills the window: the name of the list',
};

test('pages use the kit for their title, except those with a reason', () => {
  const drawing = globSync('src/**/*.tsx').filter((file) => /<h1\b|'h1'/.test(readFileSync(file, 'utf8')));
  const isExample = (file: string) => file.startsWith('src/features/showcase/');
  const own = drawing.filter((file) => !kit.includes(file) && !isExample(file));
  expect(own.sort()).toEqual(Object.keys(exceptions).sort());
});

test('titles of the kit have the same size', () => {
  for (const file of [
    'src/web/ui/page-head.module.css',
    'src/web/data-table/table-heading.module.css',
    'src/web/data-table/table-bar.module.css',
  ]) {
    const [, title = ''] = readFileSync(file, 'utf8').match(/^\.(?:title|head h1) \{([^}]*)\}/m) ?? [];
    expect(title, file).toMatch(/font-size: 20px;\s+font-weight: 600;\s+line-height: 28px;/);
  }
});
