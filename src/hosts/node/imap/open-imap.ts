import { isIP } from 'node:net';
import { ImapFlow, type ImapFlowError, type ListResponse } from 'imapflow';
import { ImapFailure, type ImapLogin, type ImapSession } from '#server/mail-host.ts';
import { addressesOf, isPublicAddress, type Resolve } from '../outside/ssrf-guard.ts';

const connectWithinMs = 15_000;
const answerWithinMs = 60_000;
// A server that sends a few bytes now and then could keep it open forever.
const openForMs = 10 * 60_000;

/** Connects to an IMAP server and signs in. @param ownHosts See `ApiSettings.imapHosts`. @throws ImapFailure */
export async function openImap(login: ImapLogin, ownHosts: readonly string[], resolve?: Resolve): Promise<ImapSession> {
  const { host, port, security, username, password } = login;
  const client = new ImapFlow({
    host: await findServer(login, ownHosts, resolve),
    ...(!isIP(host) && { servername: host }),
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth: { user: username, pass: password },
    clientInfo: { name: 'Atrium' },
    // The library would log names and addresses.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: answerWithinMs,
  });
  // Errors also reject the pending call; without a listener they would crash the process.
  client.on('error', () => undefined);
  const deadline = setTimeout(() => client.close(), openForMs).unref();
  client.once('close', () => clearTimeout(deadline));
  try {
    await client.connect();
  } catch (error) {
    client.close();
    throw connectFailureOf(error);
  }
  return imapSession(client);
}

/**
 * Resolves the address to connect to. The host name is resolved once, here, so that it can't change after the check.
 * @param ownHosts Hosts of private networks that the operator allows, also without encryption.
 * @throws ImapFailure if the host isn't found or isn't public
 */
export async function findServer(
  { host, security }: Pick<ImapLogin, 'host' | 'security'>,
  ownHosts: readonly string[],
  resolve?: Resolve,
): Promise<string> {
  const isOwn = ownHosts.some((own) => own.toLowerCase() === host.toLowerCase());
  if (security === 'none' && !isOwn) throw new ImapFailure('security', { code: 'imap_needs_encryption' });
  const addresses = await addressesOf(host, resolve);
  const [address] = addresses;
  if (!address) throw new ImapFailure('host', { code: 'imap_unknown_host' });
  if (!isOwn && !addresses.every(isPublicAddress)) throw new ImapFailure('host', { code: 'private_network' });
  return address;
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE', 'ENETDOWN', 'EHOSTDOWN']);
const slowCodes = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT', 'ETIMEOUT', 'ETIMEDOUT', 'ETHROTTLE']);
const certificateCode = /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** Describes a connection error in words that can be shown, never the server's own, because they may contain personal data. */
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

/** Describes an error after the connection was established. */
export function callFailureOf(error: unknown): ImapFailure {
  if (error instanceof ImapFailure) return error;
  const { code = '', mailboxMissing } = error as ImapFlowError;
  if (mailboxMissing) return new ImapFailure('server', { code: 'imap_mailbox_gone' });
  if (slowCodes.has(code)) return new ImapFailure('server', { code: 'imap_stopped' });
  if (networkCodes.has(code) || code === 'NoConnection' || code === 'EConnectionClosed')
    return new ImapFailure('server', { code: 'imap_broke_off' });
  return new ImapFailure('server', { code: 'imap_refused' });
}

const folderOfUse: Record<string, 'inbox' | 'sent' | 'draft' | 'archive' | 'spam' | 'trash'> = {
  '\\Inbox': 'inbox',
  '\\Sent': 'sent',
  '\\Drafts': 'draft',
  '\\Archive': 'archive',
  '\\Junk': 'spam',
  '\\Trash': 'trash',
};

/** Wraps an open connection of the library as a session for the API. */
export function imapSession(client: ImapFlow): ImapSession {
  const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      throw callFailureOf(error);
    }
  };
  return {
    listMailboxes: () =>
      asking(async () =>
        (await client.list()).filter(isSelectable).map(({ path, specialUse = '' }) => ({ path, folder: folderOfUse[specialUse] ?? null })),
      ),
    select: (path) =>
      asking(async () => {
        const { uidValidity, exists } = await client.mailboxOpen(path);
        return { uidValidity: String(uidValidity), messages: exists };
      }),
    listMessages: () => asking(() => listMessages(client)),
    findMessages: (messageId) =>
      asking(async () => {
        const found = await client.search({ header: { 'message-id': messageId }, deleted: false }, { uid: true });
        if (!found) throw new ImapFailure('server', { code: 'imap_refused' });
        return found;
      }),
    fetchSource: (uid, limitBytes) =>
      asking(async () => {
        const head = await client.fetchOne(String(uid), { size: true }, { uid: true });
        if (!head || (head.size ?? 0) > limitBytes) return null;
        const whole = await client.fetchOne(String(uid), { source: true, internalDate: true }, { uid: true });
        const { source, internalDate = '' } = whole || {};
        if (!source || source.length > limitBytes) return null;
        const receivedAt = new Date(internalDate);
        return { source, receivedAt: Number.isNaN(receivedAt.getTime()) ? null : receivedAt };
      }),
    setFlags: (uid, { isRead, isStarred }) =>
      asking(async () => {
        for (const [flag, isSet] of [['\\Seen', isRead] as const, ['\\Flagged', isStarred] as const]) {
          const change = isSet ? client.messageFlagsAdd : client.messageFlagsRemove;
          const done = await change.call(client, String(uid), [flag], { uid: true, silent: true });
          if (!done) throw new ImapFailure('server', { code: 'imap_refused' });
        }
      }),
    move: (uid, path) =>
      asking(async () => {
        const moved = await client.messageMove(String(uid), path, { uid: true });
        if (!moved) throw new ImapFailure('server', { code: 'imap_refused' });
        const movedUid = moved.uidMap?.get(uid);
        return movedUid && moved.uidValidity ? { uid: movedUid, uidValidity: String(moved.uidValidity) } : null;
      }),
    close: async () => {
      await client.logout().catch(() => client.close());
    },
  };
}

function isSelectable({ flags }: ListResponse): boolean {
  return !flags.has('\\Noselect') && !flags.has('\\NonExistent');
}

async function listMessages(client: ImapFlow) {
  if (!client.mailbox || client.mailbox.exists === 0) return [];
  const listed = await client.fetchAll('1:*', { uid: true, flags: true });
  // A list with gaps would look as if messages had been deleted.
  if (listed.length < client.mailbox.exists) throw new ImapFailure('server', { code: 'imap_refused' });
  return listed
    .filter(({ flags }) => !flags?.has('\\Deleted'))
    .map(({ uid, flags }) => ({ uid, isRead: flags?.has('\\Seen') ?? false, isStarred: flags?.has('\\Flagged') ?? false }))
    .sort((a, b) => a.uid - b.uid);
}
