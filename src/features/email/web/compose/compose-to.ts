import { openCompose } from './windows/compose-store.ts';

/** Begins a mail, to somebody where one is given. Windows stand over the mailbox: it is gone there first. */
export function composeTo(go: (href: string) => void, to?: { name: string; email: string }): void {
  if (!window.location.pathname.startsWith('/apps/email') || window.location.pathname.startsWith('/apps/email/settings')) go('/apps/email');
  openCompose({ kind: 'new', ...(to && { to: [to] }) });
}
