import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import type { ImapLogin, ImapSession } from '#server/mail-host.ts';
import type { Resolve } from '../outside/world-guard.ts';
import { findServer } from './find-server.ts';
import { connectFailureOf } from './imap-failure-of.ts';
import { imapSession } from './imap-session.ts';

const connectWithinMs = 15_000;
const answerWithinMs = 60_000;
// A server that sends a little now and then could keep it open for ever.
const openForMs = 10 * 60_000;

/** Connects to somebody's IMAP server and signs in. @param ownHosts see `ApiSettings.imapHosts` @throws ImapFailure */
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
    // It would log names and addresses.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: answerWithinMs,
  });
  // What breaks also fails the call that waits for it; without a listener it would end the process.
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
