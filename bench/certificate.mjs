import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];

/**
 * A self-signed certificate for loopback, created once, and its SPKI hash. Chromium is told to trust the hash so that caching works.
 * @returns {{ key: Buffer, cert: Buffer, spki: string }}
 */
export function certificate() {
  const folder = join(import.meta.dirname, '.cert');
  mkdirSync(folder, { recursive: true });
  const [key, crt] = [join(folder, 'key.pem'), join(folder, 'crt.pem')];
  if (!existsSync(crt)) {
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650', ...subject, '-keyout', key, '-out', crt];
    execFileSync('openssl', made, { stdio: 'ignore' });
  }
  const cert = readFileSync(crt);
  const spki = new crypto.X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key: readFileSync(key), cert, spki: crypto.createHash('sha256').update(spki).digest('base64') };
}
