import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as an outside server received it. */
interface TakenMail {
  from: string;
  to: string[];
  source: string;
}

export interface SmtpInbox {
  url: string;
  mails: TakenMail[];
  /** How it behaves from now on; normally by default. */
  behaviour: {
    /** The code to reject a recipient with. */
    recipient?: (address: string) => number | undefined;
    /** The code to reject a mail with. */
    data?: () => number | undefined;
    /** Cuts the connection instead: before it asks for the mail, or after receiving it. */
    cut?: 'recipient' | 'data';
  };
  close(): Promise<void>;
}

/** An outside SMTP server, on a free port of this machine. */
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
