import { firstCall, idFrom } from '#web/first-call.ts';
import { type Need, type PageRow, tableOf } from '#web/page-table.ts';
import { getUser, listUsers, readUserCounts } from '../contract.ts';
import { readUserTable, userListInput } from './list/user-table.ts';

const needs: Need = { action: 'read', subject: 'User' };
const list = '/apps/user/list';

const view = {
  page: () => import('#features/users/web/view/user-view-page.tsx').then(({ UserViewPage }) => UserViewPage),
  needs,
  shell: 'app',
  belongsTo: list,
} satisfies Partial<PageRow>;

/** The user pages, and those that request one-time links or are opened by them. */
export const userPages = tableOf([
  {
    path: list,
    page: () => import('#features/users/web/list/user-list-page.tsx').then(({ UserListPage }) => UserListPage),
    ask: (client, params, search) =>
      import('#features/users/web/user-queries.ts').then(({ prefetchUsers }) => prefetchUsers(client, params, search)),
    needs,
    shell: 'app',
    menu: { label: 'menu.users', under: 'menu.settings', words: 'users', isWide: true },
    first: (_, search) => [firstCall(listUsers, userListInput(readUserTable(search))), firstCall(readUserCounts, {})],
  },
  { path: '/apps/user/view', ...view },
  {
    path: '/apps/user/view/:id',
    ...view,
    first: ({ id: text }) => {
      const id = idFrom(text);
      return id === undefined ? [] : [firstCall(getUser, { query: { id } })];
    },
  },
  {
    path: '/pages/forgot-password-basic',
    page: () =>
      import('#features/users/web/reset/forgot-password-basic-page.tsx').then(({ ForgotPasswordBasicPage }) => ForgotPasswordBasicPage),
    visitorsOnly: true,
    shell: 'bare',
  },
  {
    path: '/pages/forgot-password-cover',
    page: () =>
      import('#features/users/web/reset/forgot-password-cover-page.tsx').then(({ ForgotPasswordCoverPage }) => ForgotPasswordCoverPage),
    visitorsOnly: true,
    shell: 'bare',
  },
  {
    path: '/pages/reset-password-basic',
    page: () =>
      import('#features/users/web/reset/reset-password-basic-page.tsx').then(({ ResetPasswordBasicPage }) => ResetPasswordBasicPage),
    shell: 'bare',
  },
  {
    path: '/pages/reset-password-cover',
    page: () =>
      import('#features/users/web/reset/reset-password-cover-page.tsx').then(({ ResetPasswordCoverPage }) => ResetPasswordCoverPage),
    shell: 'bare',
  },
]);
