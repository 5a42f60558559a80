import type { Need } from '#web/page-table.ts';

/** The addresses the app itself links to. */
export const paths = {
  start: () => '/',
  chat: () => '/apps/chat',
  account: () => '/pages/account-settings',
  profile: () => '/pages/profile',
  workspace: () => '/apps/workspace',
  /** `to` is the address to return to after signing in. */
  login: (to?: string) => (to && to !== '/' ? `/pages/login-cover?to=${encodeURIComponent(to)}` : '/pages/login-cover'),
  /** `missing` is the permission the person lacks. */
  notAuthorized: (missing?: Need) =>
    missing ? `/misc/not-authorized?${new URLSearchParams({ action: missing.action, subject: missing.subject })}` : '/misc/not-authorized',
};
