import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { run } from './run.ts';

export interface Dovecot {
  /** Without encryption, or with STARTTLS. */
  port: number;
  tlsPort: number;
  password: string;
  /** The certificate of `localhost`, which is also the trusted root. */
  certificate: string;
  stop(): Promise<void>;
}

const startsWithinMs = 20_000;

/** Starts Dovecot with a custom configuration. Any user has a mailbox. */
export async function startDovecot(): Promise<Dovecot> {
  const { said: version } = await run('dovecot', ['--version']);
  if (!version.startsWith('2.3.')) throw new Error(`These tests are written for Dovecot 2.3, as in Debian 12; here is ${version.trim()}`);
  const folder = mkdtempSync(join(tmpdir(), 'atrium-dovecot-'));
  chmodSync(folder, 0o755);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const password = 'aSecretWord1';
  const certificate = await makeCertificate(folder);
  mkdirSync(join(folder, 'mail'));
  chmodSync(join(folder, 'mail'), 0o777);
  const config = join(folder, 'dovecot.conf');
  writeFileSync(config, configuration({ folder, port, tlsPort, password }));
  const child = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const startedAt = Date.now();
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() - startedAt > startsWithinMs) {
      const log = readFileSync(join(folder, 'log'), 'utf8');
      await stop();
      throw new Error(`Dovecot did not start:\n${log}`);
    }
    await pause(100);
  }
  return { port, tlsPort, password, certificate, stop };
}

async function makeCertificate(folder: string): Promise<string> {
  const certificate = join(folder, 'certificate.pem');
  const made = await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', join(folder, 'key.pem'), '-out', certificate],
  ]);
  if (made.code !== 0) throw new Error(made.said);
  return certificate;
}

interface Given {
  folder: string;
  port: number;
  tlsPort: number;
  password: string;
}

function configuration({ folder, port, tlsPort, password }: Given): string {
  const { username, uid, gid } = userInfo();
  // As root, the mail belongs to a different user; otherwise everything runs as the current user.
  const owner = uid === 0 ? 'uid=65534 gid=65534' : `uid=${uid} gid=${gid}`;
  const rootless = `
default_internal_user = ${username}
default_internal_group = ${gid}
default_login_user = ${username}
service anvil {
  chroot =
}`;
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
mail_max_userip_connections = 50
${uid === 0 ? '' : rootless}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = ${owner} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
  }
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    special_use = \\Sent
    auto = create
  }
  mailbox Drafts {
    special_use = \\Drafts
    auto = create
  }
  mailbox Spam {
    special_use = \\Junk
    auto = create
  }
  mailbox Bin {
    special_use = \\Trash
    auto = create
  }
  mailbox Archive {
    special_use = \\Archive
    auto = create
  }
}
`;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', (greeting) => {
      socket.destroy();
      resolve(String(greeting).startsWith('* OK'));
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}
