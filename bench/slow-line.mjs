import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { certificate } from './certificate.mjs';

const partBytes = 16_384;
/** Timers fire a millisecond or more late; the line makes up for up to this much lost time. */
const maxTimerLagMs = 20;
/** Default urgency if the browser sends none (RFC 9218): 0 is the most urgent, 7 the least. */
const usualUrgency = 3;

/**
 * Simulates a slow line to a server on loopback for everything the browser loads, including in workers: HTTP/2 with TLS, a delay before
 * each
 * response, and one shared bandwidth. The most urgent response goes first, as with a good host; responses of equal urgency take turns.
 * @param {string} target
 * @param {{ mbit: number, delayMs: number }} line
 * @returns {Promise<{ url: string, stop: () => void }>} uses the certificate from `certificate.mjs`
 */
export async function slowLine(target, { mbit, delayMs }) {
  const { key, cert } = certificate();
  const inTurn = bandwidth(8 / (mbit * 1000));
  const server = createSecureServer({ key, cert });
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, asked) => {
    const { ':path': path, ':method': method, ...rest } = asked;
    const headers = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith(':')));
    const urgency = Number(/\bu=(\d)/.exec(headers.priority)?.[1] ?? usualUrgency);
    const onward = request(target + path, { method, headers }, async (given) => {
      await wait(delayMs);
      const { connection, 'transfer-encoding': _, 'keep-alive': __, ...kept } = given.headers;
      if (stream.closed) return;
      stream.respond({ ':status': given.statusCode, ...kept });
      for await (const bytes of given)
        for (let at = 0; at < bytes.length; at += partBytes) {
          const part = bytes.subarray(at, at + partBytes);
          await inTurn(urgency, part.byteLength);
          if (stream.closed) return;
          stream.write(part);
        }
      stream.end();
    });
    onward.on('error', () => stream.destroy());
    // Aborts the upstream request when the browser disconnects.
    stream.on('error', () => onward.destroy());
    stream.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    for (const session of sessions) session.destroy();
  };
  return { url: `https://127.0.0.1:${server.address().port}`, stop };
}

/** Lets one chunk through at a time, each after the transmission time of those before it. */
function bandwidth(msPerByte) {
  const waiting = [];
  let isRunning = false;
  let freeAt = 0;
  async function run() {
    isRunning = true;
    while (waiting.length > 0) {
      const now = performance.now();
      freeAt = Math.max(freeAt, now - maxTimerLagMs);
      if (freeAt > now) await wait(freeAt - now);
      const most = Math.min(...waiting.map(({ urgency }) => urgency));
      const [next] = waiting.splice(
        waiting.findIndex(({ urgency }) => urgency === most),
        1,
      );
      freeAt += next.byteCount * msPerByte;
      next.go();
    }
    isRunning = false;
  }
  return (urgency, byteCount) =>
    new Promise((go) => {
      waiting.push({ urgency, byteCount, go });
      if (!isRunning) void run();
    });
}
