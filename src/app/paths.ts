/** The addresses that the app itself leads to. */
export const paths = {
  start: () => '/',
  email: () => '/apps/email',
  mailSettings: () => '/apps/email/settings/signature',
  kanban: () => '/apps/kanban',
  todo: () => '/apps/todo',
  calendar: () => '/apps/calendar',
  chat: () => '/apps/chat',
  invoices: () => '/apps/invoice/list',
  addInvoice: () => '/apps/invoice/add',
  recurringInvoices: () => '/apps/invoice/recurring',
  clients: () => '/apps/invoice/clients',
  seller: () => '/apps/invoice/settings',
  users: () => '/apps/user/list',
  roles: () => '/apps/roles',
  permissions: () => '/apps/permissions',
  auditLog: () => '/apps/audit-log',
  accessControl: () => '/access-control',
  /** `to` is where the person wanted to go, and is brought after signing in. */
  login: (to?: string) => (to && to !== '/' ? `/pages/login-cover?to=${encodeURIComponent(to)}` : '/pages/login-cover'),
  register: () => '/pages/register-cover',
  /** `missing` is the right that the person lacks. */
  notAuthorized: (missing?: { action: string; subject: string }) =>
    missing ? `/misc/not-authorized?${new URLSearchParams({ action: missing.action, subject: missing.subject })}` : '/misc/not-authorized',
  error: () => '/misc/error',
  maintenance: () => '/misc/maintenance',
  comingSoon: () => '/misc/coming-soon',
};
