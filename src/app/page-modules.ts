const mailList = ['src/features/email/web/email-page.tsx', 'src/features/email/web/queries.ts'];
const openMail = [...mailList, 'src/features/email/web/mail-detail.tsx'];
const todoList = ['src/features/todo/web/todo-page.tsx', 'src/features/todo/web/todo-queries.ts'];
const mailSettings = ['src/features/email/web/settings/mail-settings-page.tsx', 'src/features/email/web/settings/settings-queries.ts'];
const calendar = ['calendar-page.tsx', 'calendar-grid.tsx', 'queries.ts'].map((file) => `src/features/calendar/web/${file}`);

/** The modules behind each address, as the router's table has them: what the server lets the browser load ahead. */
export const pageModules: readonly { path: string; module: string }[] = [
  ...inShell('/apps/email', ...mailList),
  ...inShell('/apps/email/:folder', ...mailList),
  ...inShell('/apps/email/:folder/:mailId', ...openMail),
  ...inShell('/apps/email/label/:label', ...mailList),
  ...inShell('/apps/email/label/:label/:mailId', ...openMail),
  ...inShell('/apps/email/settings/:section', ...mailSettings),
  ...inShell('/apps/kanban', 'src/features/kanban/web/kanban-page.tsx', 'src/features/kanban/web/board-queries.ts'),
  ...inShell('/apps/todo', ...todoList),
  ...inShell('/apps/todo/:filter', ...todoList),
  ...inShell('/apps/todo/tag/:tag', ...todoList),
  ...inShell('/apps/calendar', ...calendar),
  ...inShell('/apps/chat', 'src/features/chat/web/chat-page.tsx', 'src/features/chat/web/queries.ts'),
  ...inShell('/apps/invoice/list', 'src/features/invoice/web/invoice-list-page.tsx', 'src/features/invoice/web/invoice-queries.ts'),
  ...inShell('/apps/invoice/preview', 'src/features/invoice/web/invoice-preview-page.tsx'),
  ...inShell('/apps/invoice/preview/:id', 'src/features/invoice/web/invoice-preview-page.tsx', 'src/features/invoice/web/invoice-query.ts'),
  ...inShell('/apps/invoice/edit', 'src/features/invoice/web/invoice-edit-page.tsx'),
  ...inShell('/apps/invoice/edit/:id', 'src/features/invoice/web/invoice-edit-page.tsx', 'src/features/invoice/web/invoice-query.ts'),
  ...inShell('/apps/invoice/add', 'src/features/invoice/web/invoice-add-page.tsx'),
  ...inShell(
    '/apps/invoice/recurring',
    'src/features/invoice/web/recurring-page.tsx',
    'src/features/invoice/web/recurring/recurring-queries.ts',
  ),
  ...inShell('/apps/invoice/clients', 'src/features/clients/web/clients-page.tsx', 'src/features/clients/web/prefetch-clients.ts'),
  ...inShell('/apps/invoice/settings', 'src/features/seller/web/seller-page.tsx', 'src/features/seller/web/seller-query.ts'),
  ...inShell('/apps/user/list', 'src/features/users/web/user-list-page.tsx', 'src/features/users/web/user-queries.ts'),
  ...inShell('/apps/user/view', 'src/features/users/web/user-view-page.tsx'),
  ...inShell('/apps/user/view/:id', 'src/features/users/web/user-view-page.tsx'),
  ...inShell('/apps/roles', 'src/features/roles/web/roles-page.tsx', 'src/features/roles/web/role-queries.ts'),
  ...inShell(
    '/apps/permissions',
    'src/features/permissions/web/permissions-page.tsx',
    'src/features/permissions/web/permission-queries.ts',
  ),
  ...inShell('/apps/audit-log', 'src/features/audit/web/audit-log-page.tsx', 'src/features/audit/web/audit-queries.ts'),
  ...inShell('/access-control', 'src/features/session/web/access-control-page.tsx'),
  { path: '/pages/login-basic', module: 'src/features/session/web/login-basic-page.tsx' },
  { path: '/pages/login-cover', module: 'src/features/session/web/login-cover-page.tsx' },
  { path: '/pages/register-basic', module: 'src/features/session/web/register-basic-page.tsx' },
  { path: '/pages/register-cover', module: 'src/features/session/web/register-cover-page.tsx' },
  { path: '/pages/reset-password-cover', module: 'src/features/session/web/reset-password-page.tsx' },
  { path: '/pages/verify-email-cover', module: 'src/features/session/web/verify-email-page.tsx' },
  { path: '/apps/invoice/print', module: 'src/features/invoice/web/invoice-print-page.tsx' },
  { path: '/apps/invoice/print/:id', module: 'src/features/invoice/web/invoice-print-page.tsx' },
  { path: '/apps/invoice/print/:id', module: 'src/features/invoice/web/invoice-query.ts' },
  { path: '/invitation/:entity/:id', module: 'src/features/calendar/web/invitation-page.tsx' },
  { path: '/misc/not-authorized', module: 'src/features/visitors/web/not-authorized-page.tsx' },
  { path: '/misc/error', module: 'src/app/unknown-address-page.tsx' },
  { path: '/misc/maintenance', module: 'src/features/visitors/web/maintenance-page.tsx' },
  { path: '/misc/coming-soon', module: 'src/features/visitors/web/coming-soon-page.tsx' },
];

function inShell(path: string, ...modules: string[]) {
  return ['src/app/app-layout.tsx', ...modules].map((module) => ({ path, module }));
}
