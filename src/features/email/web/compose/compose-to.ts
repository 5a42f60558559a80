import { openCompose } from './windows/compose-store.ts';

/** Starts an email, optionally to a given person. Opens the mailbox first, because compose windows are shown above it. */
export function composeTo(go: (href: string) => void, to?: { name: string; email: string }): void {
  if (!window.location.pathname.startsWith('/apps/email') || window.location.pathname.startsWith('/apps/email/settings')) go('/apps/email');
  openCompose({ kind: 'new', ...(to && { to: [to] }) });
}
