const mailList = ['src/features/email/web/email-page.tsx', 'src/features/email/web/queries.ts'];
const openMail = [...mailList, 'src/features/email/web/mail-detail.tsx'];
const mailSettings = ['src/features/email/web/settings/mail-settings-page.tsx', 'src/features/email/web/settings/settings-queries.ts'];

/** The modules behind each address, as the router's table has them: what the server lets the browser load ahead. */
export const pageModules: readonly { path: string; module: string }[] = [
  ...inShell('/apps/email', ...mailList),
  ...inShell('/apps/email/:folder', ...mailList),
  ...inShell('/apps/email/:folder/:mailId', ...openMail),
  ...inShell('/apps/email/label/:label', ...mailList),
  ...inShell('/apps/email/label/:label/:mailId', ...openMail),
  ...inShell('/apps/email/settings/:section', ...mailSettings),
  ...inShell('/access-control', 'src/features/session/web/access-control-page.tsx'),
  { path: '/pages/login-basic', module: 'src/features/session/web/login-basic-page.tsx' },
  { path: '/pages/login-cover', module: 'src/features/session/web/login-cover-page.tsx' },
  { path: '/pages/register-basic', module: 'src/features/session/web/register-basic-page.tsx' },
  { path: '/pages/register-cover', module: 'src/features/session/web/register-cover-page.tsx' },
  { path: '/misc/not-authorized', module: 'src/features/visitors/web/not-authorized-page.tsx' },
  { path: '/misc/error', module: 'src/app/unknown-address-page.tsx' },
  { path: '/misc/maintenance', module: 'src/features/visitors/web/maintenance-page.tsx' },
  { path: '/misc/coming-soon', module: 'src/features/visitors/web/coming-soon-page.tsx' },
];

function inShell(path: string, ...modules: string[]) {
  return ['src/app/app-layout.tsx', ...modules].map((module) => ({ path, module }));
}
