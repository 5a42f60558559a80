import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const withinMs = 90_000;

/**
 * Sends a mail by SMTP from the given local address.
 * @param {{ port: number, from?: string, to: string, source: string | Buffer }} mail
 * @returns {Promise<string>} the last reply
 */
export async function sendMail({ port, from = '127.0.0.1', to, source }) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // An error ends the replies below; it needs no other handling.
  socket.on('error', () => undefined);
  socket.setTimeout(withinMs, () => socket.destroy(new Error('timeout')));
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answer = async () => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) if (line.value[3] !== '-') return line.value;
    return 'ended';
  };
  const say = async (text) => {
    if (!socket.write(text)) await once(socket, 'drain');
    return answer();
  };
  try {
    const greeting = await answer();
    if (!greeting.startsWith('220')) return greeting;
    for (const line of ['EHLO bench.example', 'MAIL FROM:<bench@attack.example>', `RCPT TO:<${to}>`, 'DATA']) {
      const said = await say(`${line}\r\n`);
      if (!/^[23]/.test(said)) return said;
    }
    if (!socket.write(source)) await once(socket, 'drain');
    return await say('\r\n.\r\n');
  } catch (error) {
    return error.code ?? error.message;
  } finally {
    socket.destroy();
  }
}

/** Opens idle connections. @returns {Promise<() => void>} closes them */
export async function openIdle(port, count) {
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }).on('error', () => undefined));
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'data'), once(socket, 'close')])));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
