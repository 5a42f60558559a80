// Runs the attacks from docs/security.md against a running server, first one by one and then together, while a user of another company
// lists
// mails at a steady rate from a separate process. Measures the latency that user sees.
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort, startServer } from '../../scripts/start-server.mjs';
import { addFiles, archivesOfLines, foreignFiles, hostileArchives, unreadExports } from './archive-plays.mjs';
import { hardCalendars, hardMails, largeBodies, largePictures, manyPayments } from './scenarios.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const allowedMs = 300;
const atLeastMs = 8000;
const warmUpMs = 3000;

export async function measureAttacks() {
  const smtpPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'atrium-attacks-'));
  // As root, the database runs as a different user, who needs access to its folder.
  chmodSync(folder, 0o755);
  const DATA_DIR = join(folder, 'data');
  const server = await startServer({ DATA_DIR, MAIL_LISTEN: `127.0.0.1:${smtpPort}`, REGISTRATION: 'open' });
  let caller;
  try {
    const target = await prepare(server.url, smtpPort);
    await verifyAddress(target.email, DATA_DIR);
    const { accessToken } = await register(server.url, 'neighbour');
    caller = fork(fileURLToPath(new URL('steady-caller.mjs', import.meta.url)), [server.url, accessToken]);
    await new Promise((resolve) => setTimeout(resolve, warmUpMs));
    const all = { largeBodies, hardMails, largePictures, hardCalendars, manyPayments, hostileArchives, unreadExports, foreignFiles };
    const plays = {
      none: () => Promise.resolve(''),
      '1 large bodies': largeBodies,
      '2 hard mails': hardMails,
      '3 large pictures': largePictures,
      '4 hard calendars': hardCalendars,
      '5 many payments': manyPayments,
      '6 hostile archives': hostileArchives,
      '7 unread exports': unreadExports,
      '8 foreign files': foreignFiles,
      'all together': async () => (await Promise.all(Object.values(all).map((play) => play(target)))).join('; '),
    };
    console.log(
      `\n| attack | calls of the other | p50 ms | p99 ms (${allowedMs}) | longest ms | not answered | peak memory MB | what came of it |`,
    );
    console.log('|---|---|---|---|---|---|---|---|');
    for (const [name, play] of Object.entries(plays)) console.log(rowOf(name, await during(play, target, caller, server.pid)));
  } finally {
    if (caller?.connected) caller.send('end');
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function during(play, target, caller, pid) {
  await told(caller, 'begin');
  forgetPeak(pid);
  const startedAt = performance.now();
  const outcome = await play(target);
  const seconds = (performance.now() - startedAt) / 1000;
  // Waits so that work the attack leaves behind (a queue) is included in its measurement.
  await new Promise((resolve) => setTimeout(resolve, Math.max(2000, atLeastMs - seconds * 1000)));
  return { ...(await told(caller, 'tell')), outcome: outcome && `${outcome}; ${seconds.toFixed(1)} s`, peakMb: peakMb(pid) };
}

async function told(caller, word) {
  caller.send(word);
  return (await once(caller, 'message'))[0];
}

function rowOf(name, { tookMs, failures, outcome, peakMb: peak }) {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toLocaleString('en');
  const failed = Object.entries(failures).map(([what, count]) => `${count} × ${what}`);
  return `| ${[name, sorted.length, at(0.5), at(0.99), at(1), failed.join(', '), peak, outcome].join(' | ')} |`;
}

/** Only Linux reports the peak memory of a process and can reset it. */
function forgetPeak(pid) {
  if (process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function peakMb(pid) {
  if (process.platform !== 'linux') return '';
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024).toLocaleString('en');
}

async function prepare(url, smtpPort) {
  const { accessToken, userData } = await register(url, 'attacker');
  const post = (path, data) => postJson(url + path, data, accessToken);
  const { client } = await post('/api/v1/clients', { company: 'Attacked' });
  const lines = [{ description: 'A chair', quantityMilli: 1000, priceCents: 900_00, discountBasisPoints: 0, taxBasisPoints: 0 }];
  const { invoice } = await post('/api/v1/invoices', {
    clientId: client.id,
    issuedOn: '2026-01-01',
    dueOn: '2026-01-31',
    currency: 'EUR',
    lines,
  });
  await post(`/api/v1/invoices/${invoice.id}/issue`, {});
  const members = [];
  for (const name of ['left', 'right']) members.push({ url, token: (await register(url, name)).accessToken });
  const archives = { members, archives: await archivesOfLines(members[0]) };
  let stolen;
  for (const member of members) stolen = await addFiles(member);
  const thieves = [];
  for (const name of ['first', 'second', 'third', 'fourth'])
    thieves.push({ url, token: (await register(url, name, { sample: false })).accessToken });
  const { email } = userData;
  return { url, smtpPort, token: accessToken, email, invoiceId: invoice.id, archives, exporters: members, thieves, stolen };
}

/** Same as an operator would: mail is only accepted for verified addresses. */
async function verifyAddress(email, DATA_DIR) {
  const command = [join(root, 'dist/server/verify-address.js'), email];
  await promisify(execFile)(join(root, 'node_modules/.bin/node'), command, { cwd: root, env: { ...process.env, DATA_DIR } });
}

function register(url, username, more = {}) {
  return postJson(`${url}/jwt/register`, { username, email: `${username}@${username}.example`, password: 'a long password', ...more });
}

async function postJson(address, data, token) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(data) });
  const body = await answer.json();
  if (!answer.ok || body.error) throw new Error(`${address} was answered with ${answer.status} ${JSON.stringify(body)}`);
  return body;
}
