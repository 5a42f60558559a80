import type { ImapFlowError } from 'imapflow';
import { ImapFailure } from '#server/imap-failure.ts';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE', 'ENETDOWN', 'EHOSTDOWN']);
const slowCodes = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT', 'ETIMEOUT', 'ETIMEDOUT']);
const certificateCode = /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** What went wrong while connecting, in words that can be shown: never what the server said, which may name the person. */
export function connectFailureOf(error: unknown): ImapFailure {
  if (error instanceof ImapFailure) return error;
  const { code = '', authenticationFailed, tlsFailed } = error as ImapFlowError;
  if (authenticationFailed) return new ImapFailure('login', 'the server refused this name or password');
  if (certificateCode.test(code)) return new ImapFailure('host', 'the server has no valid certificate for this name');
  if (tlsFailed || code.startsWith('ERR_SSL') || code === 'STARTTLS_INJECTION')
    return new ImapFailure('security', 'the server does not speak this kind of encryption on this port');
  if (slowCodes.has(code)) return new ImapFailure('host', 'the server did not answer in time');
  if (networkCodes.has(code)) return new ImapFailure('host', 'the server could not be reached on this port');
  return new ImapFailure('host', 'no IMAP server answered properly on this port');
}

/** What went wrong later. */
export function callFailureOf(error: unknown): ImapFailure {
  if (error instanceof ImapFailure) return error;
  const { code = '', mailboxMissing } = error as ImapFlowError;
  if (mailboxMissing) return new ImapFailure('server', 'A mailbox is no longer on the server');
  if (slowCodes.has(code)) return new ImapFailure('server', 'The server stopped answering');
  if (networkCodes.has(code) || code === 'NoConnection' || code === 'EConnectionClosed')
    return new ImapFailure('server', 'The connection to the server broke off');
  return new ImapFailure('server', 'The server refused a command');
}
