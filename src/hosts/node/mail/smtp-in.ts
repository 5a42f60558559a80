import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createSecureContext } from 'node:tls';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { receiveIncomingMail } from '#app/receive-incoming-mail.ts';
import { findMailboxes, type Mailbox } from '#features/email/server/public-api.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/refusal.ts';
import type { ListenAt } from '../settings.ts';
import { StartFailure } from '../start-failure.ts';
import { type CheckSender, RefusedSender, senderChecks } from './check-sender.ts';
import type { SenderPolicy } from './sender-policy.ts';
import { SmtpConnectionLimiter, SmtpDeadlines } from './smtp-limits.ts';

interface Options {
  at: ListenAt;
  /** Certificate and key files; without them, mail is received unencrypted. */
  tls: { cert: string; key: string } | undefined;
  senders?: Partial<SenderPolicy>;
  patience?: Partial<Patience>;
}

const maxRecipients = 100;
// Each holds a whole mail in memory.
const maxArriving = 8;
const standardPatience: Patience = { idleMs: 30_000, beforeDataMs: 60_000, dataMs: 300_000, maxGuests: 100, maxPerNetwork: 6 };

/** Timeouts and connection limits for outside servers. */
interface Patience {
  /** Without any input. */
  idleMs: number;
  /** From the start or the previous mail until the next one, regardless of the commands sent in between. */
  beforeDataMs: number;
  /** For one mail. */
  dataMs: number;
  maxGuests: number;
  maxPerNetwork: number;
}

/** Accepts outside mail for this installation's users only; it isn't a relay. */
export async function smtpIn(
  deps: Dependencies,
  { at, tls, senders, patience: given }: Options,
): Promise<{ port: number; close(): Promise<void> }> {
  const patience = { ...standardPatience, ...given };
  const guests = new SmtpConnectionLimiter({ most: patience.maxGuests, maxPerNetwork: patience.maxPerNetwork });
  const deadlines = new SmtpDeadlines((id) => endConnection(server, id));
  const checkSender = senderChecks(deps, senders);
  let arriving = 0;
  const server: SMTPServer = new SMTPServer({
    banner: 'Atrium',
    size: deps.settings.mailLimitBytes,
    maxRecipients,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(tls && (await readKeyPair(tls))),
    disableReverseLookup: true,
    authOptional: true,
    logger: false,
    socketTimeout: patience.idleMs,
    closeTimeout: 1000,
    onConnect: ({ id, remoteAddress }, answer) => {
      if (!guests.enter(id, remoteAddress)) return answer(refusal(421, 'Too many connections from your address: try again later'));
      deadlines.set(id, patience.beforeDataMs);
      answer();
    },
    onClose: ({ id }) => {
      guests.leave(id);
      deadlines.clear(id);
    },
    onRcptTo: ({ address }, _session, answer) => void acceptRecipient(deps, address).then(() => answer(), answer),
    onData: (stream, session, answer) => {
      deadlines.set(session.id, patience.dataMs);
      const isFull = arriving >= maxArriving;
      arriving += 1;
      void (isFull ? putOff(stream) : acceptMail(deps, stream, session, checkSender, () => deadlines.clear(session.id)))
        .then(() => answer(null, 'Filed'), answer)
        .finally(() => {
          arriving -= 1;
          if (guests.isHere(session.id)) deadlines.set(session.id, patience.beforeDataMs);
        });
    },
  });
  // A broken connection is the other side's problem.
  server.on('error', (error: Error & { code?: string }) => deps.log.warn('mail connection failed', { code: error.code }));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(at.port, at.host, () => {
      server.server.off('error', reject);
      resolve();
    });
  }).catch((error: Error) => {
    throw new StartFailure(`MAIL_LISTEN: can't listen on ${at.host}:${at.port}: ${error.message}`);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Closes a connection with a message, if the client still reads it. */
function endConnection(server: SMTPServer, id: string): void {
  for (const connection of server.connections) {
    if (connection.session?.id !== id) continue;
    connection.send(421, 'Too slow: try again later');
    connection.close();
  }
}

async function readKeyPair(files: { cert: string; key: string }): Promise<{ cert: Buffer; key: Buffer }> {
  try {
    const pair = { cert: await readFile(files.cert), key: await readFile(files.key) };
    createSecureContext(pair);
    return pair;
  } catch (error) {
    throw new StartFailure(`MAIL_TLS_CERT and MAIL_TLS_KEY are invalid: ${(error as Error).message}`);
  }
}

async function acceptRecipient(deps: Dependencies, address: string): Promise<void> {
  const found = await mailboxesOf(deps, [address]);
  if (found.length === 0) throw refusal(550, 'No such mailbox here');
}

/** Reads and discards the rest. */
async function putOff(stream: SMTPServerDataStream): Promise<never> {
  stream.resume();
  throw refusal(451, 'Too many mails right now: try again later');
}

/** @param whenRead Called when everything was received; time spent after that isn't the sender's fault. */
async function acceptMail(
  deps: Dependencies,
  stream: SMTPServerDataStream,
  { envelope, remoteAddress, hostNameAppearsAs }: SMTPServerSession,
  checkSender: CheckSender,
  whenRead: () => void,
): Promise<void> {
  const source = await readAll(stream, deps.settings.mailLimitBytes);
  whenRead();
  if (!source) throw refusal(552, `The mail is larger than ${deps.settings.mailLimitBytes} bytes`);
  const mailboxes = await mailboxesOf(
    deps,
    envelope.rcptTo.map(({ address }) => address),
  );
  if (mailboxes.length === 0) throw refusal(550, 'No such mailbox here');
  const { mailFrom } = envelope;
  const brought = { address: remoteAddress, helo: hostNameAppearsAs, sender: mailFrom ? mailFrom.address : '' };
  const check = await checkSender(source, brought, mailboxes).catch((error: unknown) => {
    if (error instanceof RefusedSender) throw refusal(550, error.message);
    deps.log.error('sender not checked', { bytes: source.length }, error);
    throw refusal(451, "The sender can't be checked right now: try again later");
  });
  await receiveIncomingMail(deps, source, mailboxes, check).catch((error: unknown) => {
    if (error instanceof Refusal && ['quota_exceeded', 'plan_limit'].includes(error.code))
      throw refusal(452, 'The mailbox is full: try again later');
    deps.log.error('mail not filed', { bytes: source.length }, error);
    throw refusal(451, "The mail can't be stored right now: try again later");
  });
  deps.log.info('mail filed', { mailboxes: mailboxes.length, bytes: source.length, sender: check.result, reason: check.reason });
}

async function mailboxesOf(deps: Dependencies, addresses: string[]): Promise<Mailbox[]> {
  return findMailboxes(deps, addresses).catch((error: unknown) => {
    deps.log.error('mailbox not looked up', {}, error);
    throw refusal(451, "The mailbox can't be looked up right now: try again later");
  });
}

/** Returns null if it is too large; the rest is read and discarded so that the response reaches the sender. */
async function readAll(stream: SMTPServerDataStream, limitBytes: number): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= limitBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return bytes <= limitBytes && !stream.sizeExceeded ? Buffer.concat(chunks) : null;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
