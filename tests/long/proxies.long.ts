import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { run } from './run.ts';

const startsWithinMs = 20_000;
const uploadBytes = 25 * 1024 * 1024;

let folder: string;
let upstream: Server;
let upstreamPort: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-proxies-'));
  const made = await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=office.example'],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
  ]);
  expect(made.code, made.said).toBe(0);
  writeFileSync(join(folder, 'both.pem'), ['cert.pem', 'key.pem'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''));
  upstream = createServer((asked, answer) => {
    // A stream that sends one event and stays open: a proxy that buffers it passes nothing on.
    if (asked.url === '/api/v1/events') {
      answer.writeHead(200, { 'Content-Type': 'text/event-stream' });
      answer.write('data: first\n\n');
      return;
    }
    let bytes = 0;
    asked.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
    asked.on('end', () => answer.end(JSON.stringify({ bytes, host: asked.headers.host, forwarded: asked.headers['x-forwarded-for'] })));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  upstreamPort = (upstream.address() as AddressInfo).port;
});
afterAll(async () => {
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** An example from the docs with the ports and certificates of this test. */
function exampleFor(name: string, port: number): string {
  return readFileSync(`docs/proxies/${name}`, 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstreamPort}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('bind :443', `bind 127.0.0.1:${port}`)
    .replace('<VirtualHost *:443>', `<VirtualHost 127.0.0.1:${port}>`)
    .replace(
      'office.example {',
      `https://office.example:${port} {\n\tbind 127.0.0.1\n\ttls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}`,
    )
    .replace('/etc/haproxy/office.example.pem', join(folder, 'both.pem'))
    .replace('/etc/letsencrypt/live/office.example/fullchain.pem', join(folder, 'cert.pem'))
    .replace('/etc/letsencrypt/live/office.example/privkey.pem', join(folder, 'key.pem'));
}

const programs: Record<string, (port: number) => [string, string[]]> = {
  nginx(port) {
    const config = join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${join(folder, of)};`).join(' ');
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const main = `${user} daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}`;
    writeFileSync(config, `${main}\nhttp { access_log off; ${temporary}\n${exampleFor('nginx.conf', port)} }\n`);
    return ['nginx', ['-e', 'stderr', '-c', config]];
  },
  haproxy(port) {
    const config = join(folder, 'haproxy.cfg');
    writeFileSync(
      config,
      exampleFor('haproxy.cfg', port).replace('option httpchk GET /readyz\n', '').replace('http-check expect status 200\n', ''),
    );
    return ['haproxy', ['-db', '-f', config]];
  },
  apache2(port) {
    const config = join(folder, 'apache.conf');
    const modules = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'socache_shmcb', 'ssl'];
    const main = [
      ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
      `ServerRoot ${folder}`,
      `DefaultRuntimeDir ${folder}`,
      `PidFile ${join(folder, 'apache.pid')}`,
      `ErrorLog ${join(folder, 'apache.log')}`,
      // Started as root, only the parent process stays root.
      ...['User nobody', 'Group nogroup', 'ServerName office.example', `Listen 127.0.0.1:${port}`],
    ];
    writeFileSync(config, `${main.join('\n')}\n${exampleFor('apache.conf', port)}`);
    return ['apache2', ['-D', 'FOREGROUND', '-f', config]];
  },
  caddy(port) {
    const config = join(folder, 'Caddyfile');
    // Contacts no certificate authority.
    const main = `{\n\tadmin off\n\tauto_https off\n}\n`;
    writeFileSync(config, main + exampleFor('Caddyfile', port));
    return ['caddy', ['run', '--adapter', 'caddyfile', '--config', config]];
  },
};

describe.each(Object.keys(programs))('%s with its example', (name) => {
  let port: number;
  let proxy: ChildProcess;
  let ended: Promise<unknown>;
  let said = '';
  beforeAll(async () => {
    port = await freePort();
    const [program, args] = (programs[name] as (typeof programs)[string])(port);
    proxy = spawn(program, args, {
      env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [proxy.stdout, proxy.stderr]) stream?.on('data', (text) => (said += text));
    ended = new Promise((resolve) => proxy.once('close', resolve));
    const startedAt = Date.now();
    while (!(await isOpen(port))) {
      if (proxy.exitCode !== null || Date.now() - startedAt > startsWithinMs) throw new Error(`${name} did not start:\n${said}`);
      await pause(50);
    }
  });
  afterAll(async () => {
    proxy.kill('SIGTERM');
    await ended;
  });

  const ask = (path: string, options: { method?: string; headers?: Record<string, string>; body?: Buffer } = {}) =>
    new Promise<{ status: number | undefined; first: string }>((resolve, reject) => {
      const { body, method = 'GET', headers = {} } = options;
      const asked = request({
        ...{ host: '127.0.0.1', port, path, method, rejectUnauthorized: false, servername: 'office.example', agent: false },
        headers: { Host: 'office.example', ...headers, ...(body && { 'Content-Length': String(body.byteLength) }) },
      });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        answer.once('data', (chunk: Buffer) => {
          resolve({ status: answer.statusCode, first: chunk.toString() });
          asked.destroy();
        });
        answer.on('error', () => {});
      });
      asked.end(body);
    });

  test('forwards the host, and the visitor’s real address instead of a claimed one', async () => {
    const { first } = await ask('/jwt/login', { headers: { 'X-Forwarded-For': '198.51.100.7' } });
    const { forwarded, ...rest } = JSON.parse(first);
    expect(rest).toEqual({ bytes: 0, host: 'office.example' });
    // The last one counts: Apache appends the address to what a visitor claims, the others replace it.
    expect(forwarded).toMatch(/^(?:198\.51\.100\.7, )?127\.0\.0\.1$/);
  });

  test('accepts an upload of 25 MB', async () => {
    const { status, first } = await ask('/api/v1/files', { method: 'POST', body: Buffer.alloc(uploadBytes, 1) });
    expect([status, JSON.parse(first).bytes]).toEqual([200, uploadBytes]);
  });

  test('forwards an event while the stream is open', async () => {
    expect(await ask('/api/v1/events')).toEqual({ status: 200, first: expect.stringContaining('data: first') });
  });
});

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
