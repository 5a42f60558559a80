import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A slow line to a server on loopback, for all that a browser loads, its workers as well: one bandwidth for all answers, in turn, and a delay
 * before each.
 * @param {string} target
 * @param {{ mbit: number, delayMs: number }} line
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function slowLine(target, { mbit, delayMs }) {
  const partBytes = 4096;
  const partMs = (partBytes * 8) / (mbit * 1000);
  /** Timers are late by a millisecond or more: what was lost by that is made up for. */
  const makesUpMs = 20;
  let freeAt = 0;
  const inTurn = async () => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now - makesUpMs) + partMs;
    if (freeAt > now) await wait(freeAt - now);
  };
  const server = createServer((asked, answer) => {
    const onward = request(target + asked.url, { method: asked.method, headers: asked.headers }, async (given) => {
      await wait(delayMs);
      answer.writeHead(given.statusCode, given.headers);
      for await (const bytes of given)
        for (let at = 0; at < bytes.length; at += partBytes) {
          await inTurn();
          answer.write(bytes.subarray(at, at + partBytes));
        }
      answer.end();
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
}
