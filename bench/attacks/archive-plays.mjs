// Attacks using company archives, on import and on export. Each returns a text summary of the outcome.
import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';

const megabyte = 1024 * 1024;
// Just below the size limit of an archive entry.
const tableBytes = 63 * megabyte;
const exportsOfEach = 15;
const fileBytes = 12 * megabyte;
const filesOfEach = 8;
const heldMs = 8000;

/** @typedef {{ url: string, token: string }} Member */

/**
 * 6. Small archives with 63 MB of short lines, the most the compression ratio limit allows: each sent by two companies at once, twice each.
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
      // The server rejected the request before reading its body.
      return error.cause?.code ?? error.name;
    }
  };
  const answers = [];
  for (const body of archives) answers.push(...(await Promise.all([...members, ...members].map((member) => check(member, body)))));
  return counted(answers);
}

/**
 * 7. Fifteen exports from each of two companies with 96 MB of files, opened but never read.
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
  // The first bytes contain the status; nothing is read after them.
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

/**
 * 8. Imports into empty companies that reference another company's file: by its key in the list of missing files, and as an avatar.
 * @param {{ url: string, thieves: Member[], stolen: { key: string, sizeBytes: number } }} target
 */
export async function foreignFiles({ url, thieves, stolen }) {
  return counted(await Promise.all(thieves.map((thief) => stealBy(url, thief, stolen))));
}

async function stealBy(url, { token }, { key, sizeBytes }) {
  const headers = { Authorization: `Bearer ${token}` };
  const own = await fetch(`${url}/api/v1/workspace/export`, { headers });
  const entries = await unpackTar(new Uint8Array(gunzipSync(Buffer.from(await own.arrayBuffer()))));
  const texts = new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString()]));
  const manifest = JSON.parse(texts.get('manifest.json'));
  texts.delete('manifest.json');
  const file = {
    id: 1,
    name: 'a.gif',
    media_type: 'image/gif',
    size_bytes: sizeBytes,
    key,
    person_id: null,
    created_at: '2026-01-01T00:00:00Z',
  };
  const people = 'tables/people/000000.jsonl';
  const lines = texts.get(people).trimEnd().split('\n');
  const parts = {
    files: [file],
    people: lines.map((line) => ({ ...JSON.parse(line), avatar_file_id: 1 })),
  };
  for (const [table, rows] of Object.entries(parts)) {
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    texts.set(`tables/${table}/000000.jsonl`, text);
    const record = { name: table, columns: Object.keys(rows[0]), rows: rows.length, parts: [sha256Of(text)] };
    manifest.tables = [...manifest.tables.filter(({ name }) => name !== table), record];
  }
  const files = [...texts, ['manifest.json', JSON.stringify({ ...manifest, missing: [key] })]];
  const packed = await packTar(files.map(([name, text]) => ({ header: { name, size: Buffer.byteLength(text) }, body: text })));
  const answer = await fetch(`${url}/api/v1/workspace/import`, { method: 'POST', headers, body: gzipSync(packed) });
  if (!answer.ok) return `${answer.status} ${(await answer.json()).error?.reason?.code ?? ''}`;
  const { userData } = await (await fetch(`${url}/api/v1/session`, { headers })).json();
  const bytes = userData?.avatar && (await fetch(new URL(userData.avatar, url)));
  return `${answer.status}, the foreign file ${bytes ? bytes.status : 'has no address'}`;
}

const sha256Of = (bytes) => createHash('sha256').update(bytes).digest('hex');

function counted(answers) {
  return [...Map.groupBy(answers, String)].map(([answer, all]) => `${all.length} × ${answer}`).join(', ');
}

/** Uploads random bytes, which don't compress, as files of a company. @returns the key and size of the last file */
export async function addFiles({ url, token }) {
  let noise;
  for (let at = 0; at < filesOfEach; at++) {
    noise = randomBytes(fileBytes);
    const answer = await fetch(`${url}/api/v1/files?name=noise-${at}.bin`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: noise,
    });
    if (!answer.ok) throw new Error(`a file was answered with ${answer.status} ${await answer.text()}`);
  }
  return { key: sha256Of(noise), sizeBytes: fileBytes };
}

/**
 * Builds archives from the company's own export: short lines in one part, or in as many parts as allowed, plus random bytes to keep the
 * compression ratio low.
 */
export async function archivesOfLines({ url, token }) {
  const answer = await fetch(`${url}/api/v1/workspace/export`, { headers: { Authorization: `Bearer ${token}` } });
  const entries = await unpackTar(new Uint8Array(gunzipSync(Buffer.from(await answer.arrayBuffer()))));
  const head = entries.find(({ header }) => header.name === 'atrium.json');
  const noise = randomBytes(1.4 * megabyte);
  const noiseKey = sha256Of(noise);
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
