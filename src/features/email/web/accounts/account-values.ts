import type { ImapAccount } from '../../accounts-contract.ts';

/** What the form of an account holds; the password is never known. */
export interface AccountValues {
  version: number;
  host: string;
  port: string;
  security: ImapAccount['security'];
  username: string;
  password: string;
}

/** The port that is usual for a kind of connection. */
export const usualPort = (security: ImapAccount['security']) => (security === 'tls' ? '993' : '143');

export function accountValuesOf(account: ImapAccount | null): AccountValues {
  if (!account) return { version: 0, host: '', port: '993', security: 'tls', username: '', password: '' };
  const { version, host, port, security, username } = account;
  return { version, host, port: String(port), security, username, password: '' };
}
