import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as a server of the world got it. */
interface TakenMail {
  from: string;
  to: string[];
  source: string;
}

export interface SmtpInbox {
  url: string;
  mails: TakenMail[];
  /** What it does from now on; nothing special by itself. */
  behaviour: {
    /** The code that it refuses a recipient with. */
    recipient?: (address: string) => number | undefined;
    /** The code that it refuses a mail with. */
    data?: () => number | undefined;
    /** Ends the connection instead: before the mail is asked for, or when it is there. */
    cut?: 'recipient' | 'data';
  };
  close(): Promise<void>;
}

/** An SMTP server of the world, on a free port of this machine. */
export async function smtpInbox(): Promise<SmtpInbox> {
  const mails: TakenMail[] = [];
  const behaviour: SmtpInbox['behaviour'] = {};
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refusal = (code: number) =>
    Object.assign(new Error(`${code === 550 ? '5.1.1 No such user' : 'Not now'} here`), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, answer) {
      if (behaviour.cut === 'recipient') return cut();
      const code = behaviour.recipient?.(address);
      answer(code ? refusal(code) : null);
    },
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = behaviour.data?.();
        if (code) return answer(refusal(code));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString('latin1') });
        if (behaviour.cut === 'data') return cut();
        answer(null, 'Taken');
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    behaviour,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
