import type { ImapFlowError } from 'imapflow';
import { ImapFailure } from '#server/imap-failure.ts';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE', 'ENETDOWN', 'EHOSTDOWN']);
const slowCodes = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT', 'ETIMEOUT', 'ETIMEDOUT', 'ETHROTTLE']);
const certificateCode = /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** What went wrong while connecting, in words that can be shown: never what the server said, which may name the person. */
export function connectFailureOf(error: unknown): ImapFailure {
  if (error instanceof ImapFailure) return error;
  const { code = '', authenticationFailed, tlsFailed } = error as ImapFlowError;
  if (authenticationFailed) return new ImapFailure('login', { code: 'imap_login' });
  if (certificateCode.test(code)) return new ImapFailure('host', { code: 'imap_certificate' });
  if (tlsFailed || code.startsWith('ERR_SSL') || code === 'STARTTLS_INJECTION')
    return new ImapFailure('security', { code: 'imap_encryption' });
  if (slowCodes.has(code)) return new ImapFailure('host', { code: 'imap_slow' });
  if (networkCodes.has(code)) return new ImapFailure('host', { code: 'imap_unreached' });
  return new ImapFailure('host', { code: 'imap_not_imap' });
}

/** What went wrong later. */
export function callFailureOf(error: unknown): ImapFailure {
  if (error instanceof ImapFailure) return error;
  const { code = '', mailboxMissing } = error as ImapFlowError;
  if (mailboxMissing) return new ImapFailure('server', { code: 'imap_mailbox_gone' });
  if (slowCodes.has(code)) return new ImapFailure('server', { code: 'imap_stopped' });
  if (networkCodes.has(code) || code === 'NoConnection' || code === 'EConnectionClosed')
    return new ImapFailure('server', { code: 'imap_broke_off' });
  return new ImapFailure('server', { code: 'imap_refused' });
}
