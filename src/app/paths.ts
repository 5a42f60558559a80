/** The addresses that the app itself leads to. */
export const paths = {
  start: () => '/',
  email: () => '/apps/email',
  mailSettings: () => '/apps/email/settings/signature',
  kanban: () => '/apps/kanban',
  todo: () => '/apps/todo',
  calendar: () => '/apps/calendar',
  chat: () => '/apps/chat',
  accessControl: () => '/access-control',
  /** `to` is where the person wanted to go, and is brought after signing in. */
  login: (to?: string) => (to && to !== '/' ? `/pages/login-cover?to=${encodeURIComponent(to)}` : '/pages/login-cover'),
  register: () => '/pages/register-cover',
  notAuthorized: () => '/misc/not-authorized',
  error: () => '/misc/error',
  maintenance: () => '/misc/maintenance',
  comingSoon: () => '/misc/coming-soon',
};
