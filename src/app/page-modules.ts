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
  ...inShell('/access-control', 'src/features/session/web/access-control-page.tsx'),
  { path: '/pages/login-basic', module: 'src/features/session/web/login-basic-page.tsx' },
  { path: '/pages/login-cover', module: 'src/features/session/web/login-cover-page.tsx' },
  { path: '/pages/register-basic', module: 'src/features/session/web/register-basic-page.tsx' },
  { path: '/pages/register-cover', module: 'src/features/session/web/register-cover-page.tsx' },
  { path: '/invitation/:entity/:id', module: 'src/features/calendar/web/invitation-page.tsx' },
  { path: '/misc/not-authorized', module: 'src/features/visitors/web/not-authorized-page.tsx' },
  { path: '/misc/error', module: 'src/app/unknown-address-page.tsx' },
  { path: '/misc/maintenance', module: 'src/features/visitors/web/maintenance-page.tsx' },
  { path: '/misc/coming-soon', module: 'src/features/visitors/web/coming-soon-page.tsx' },
];

function inShell(path: string, ...modules: string[]) {
  return ['src/app/app-layout.tsx', ...modules].map((module) => ({ path, module }));
}
