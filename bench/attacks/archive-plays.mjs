// The attacks by archives of companies, in both directions; each answers in words what came of it.
import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';

const megabyte = 1024 * 1024;
// Just below what an entry may have.
const tableBytes = 63 * megabyte;
const exportsOfEach = 15;
const fileBytes = 12 * megabyte;
const filesOfEach = 8;
const heldMs = 8000;

/** @typedef {{ url: string, token: string }} Member */

/**
 * 6. Small archives of 63 MB of short lines, as much as the rule of the ratio allows: each by two companies at once, and twice by each.
 * @param {{ url: string, archives: { members: Member[], archives: Buffer[] } }} target
 */
export async function hostileArchives({ url, archives: { members, archives } }) {
  const check = async ({ token }, body) => {
    const headers = { Authorization: `Bearer ${token}` };
    try {
      const answer = await fetch(`${url}/api/v1/workspace/check`, { method: 'POST', headers, body, signal: AbortSignal.timeout(90_000) });
      const { error } = await answer.json();
      return `${answer.status} ${error?.reason?.code ?? ''}`;
    } catch (error) {
      // One that is refused before its body was read.
      return error.cause?.code ?? error.name;
    }
  };
  const answers = [];
  for (const body of archives) answers.push(...(await Promise.all([...members, ...members].map((member) => check(member, body)))));
  return counted(answers);
}

/**
 * 7. Fifteen exports of each of two companies with 96 MB of files, opened and not read.
 * @param {{ url: string, exporters: Member[] }} target
 */
export async function unreadExports({ url, exporters }) {
  const { port, hostname } = new URL(url);
  const sockets = exporters.flatMap(({ token }) =>
    Array.from({ length: exportsOfEach }, () => {
      const socket = connect({ port: Number(port), host: hostname });
      socket.on('error', () => undefined);
      socket.write(`GET /api/v1/workspace/export HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
      return socket;
    }),
  );
  // The first bytes say how it was answered; nothing is read after them.
  const statuses = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) => {
          socket.once('data', (bytes) => {
            socket.pause();
            resolve(bytes.toString('latin1').slice(9, 12));
          });
          socket.once('close', () => resolve('closed'));
        }),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, heldMs));
  for (const socket of sockets) socket.destroy();
  return counted(statuses);
}

function counted(answers) {
  return [...Map.groupBy(answers, String)].map(([answer, all]) => `${all.length} × ${answer}`).join(', ');
}

/** Fills the files of a company with noise, which no packing makes smaller. */
export async function addFiles({ url, token }) {
  for (let at = 0; at < filesOfEach; at++) {
    const answer = await fetch(`${url}/api/v1/files?name=noise-${at}.bin`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: randomBytes(fileBytes),
    });
    if (!answer.ok) throw new Error(`a file was answered with ${answer.status} ${await answer.text()}`);
  }
}

/** Archives of an own company with short lines in one part, or in as many as a part may have, and random bytes that keep the ratio low. */
export async function archivesOfLines({ url, token }) {
  const answer = await fetch(`${url}/api/v1/workspace/export`, { headers: { Authorization: `Bearer ${token}` } });
  const entries = await unpackTar(new Uint8Array(gunzipSync(Buffer.from(await answer.arrayBuffer()))));
  const head = entries.find(({ header }) => header.name === 'atrium.json');
  const noise = randomBytes(1.4 * megabyte);
  const noiseKey = createHash('sha256').update(noise).digest('hex');
  const archive = async (line, linesOfPart, parts) => {
    const part = Buffer.from(line.repeat(linesOfPart));
    const files = [
      { name: 'atrium.json', body: head.data },
      ...Array.from({ length: parts }, (_, at) => ({ name: `tables/todo_tasks/${String(at).padStart(6, '0')}.jsonl`, body: part })),
      { name: `files/${noiseKey}`, body: noise },
    ];
    return gzipSync(
      await packTar(files.map(({ name, body }) => ({ header: { name, size: body.byteLength }, body: new Uint8Array(body) }))),
    );
  };
  return [
    await archive('\n', tableBytes, 1),
    await archive('{}\n', tableBytes / 3, 1),
    await archive('[\n', tableBytes / 2, 1),
    await archive('{}\n', 100_000, tableBytes / 300_000),
  ];
}
