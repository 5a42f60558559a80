import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Returns the installation's 32 random bytes, created on first start and stored in `secrets.json`, which only its owner can read. */
export async function readOrMakeSecret(dataDir: string): Promise<Uint8Array> {
  const path = join(dataDir, 'secrets.json');
  const kept = await readSecret(path);
  if (kept) return kept;
  // Linking fails if the file exists, so two servers starting at once read the same secret.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify({ secret: randomBytes(32).toString('base64') })}\n`, { mode: 0o600 });
  await link(draft, path).catch(refuseUnless('EEXIST'));
  await rm(draft);
  const made = await readSecret(path);
  if (!made) throw new Error(`${path} couldn't be created`);
  return made;
}

/** Returns the stored secret; null before the first start. @throws if the file is damaged */
export async function readSecret(path: string): Promise<Uint8Array | null> {
  const text = await readFile(path, 'utf8').catch(refuseUnless('ENOENT'));
  if (text === undefined) return null;
  try {
    const secret = Buffer.from(String((JSON.parse(text) as { secret?: string }).secret), 'base64');
    if (secret.byteLength === 32) return new Uint8Array(secret);
  } catch {
    // Handled below: a damaged file must not be replaced silently, because that would invalidate everything it signed.
  }
  throw new Error(`${path} is damaged: restore it, or delete it to sign everyone out`);
}

function refuseUnless(code: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error;
  };
}

/** Derives a separate secret for each purpose, so that none can be used in place of another. */
export function derivedSecret(secret: Uint8Array, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** Returns the code for the first admin: ten unambiguous letters and digits. */
export function setupCodeOf(secret: Uint8Array): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  return Array.from(derivedSecret(secret, 'first admin').subarray(0, 10), (byte) => alphabet[byte % 32]).join('');
}

type Environment = Record<string, string | undefined>;

/** Settings that may contain a password or token. Each can also be read from the file named by `…_FILE`. */
export const secretSettings = ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'SMTP_URL', 'METRICS_TOKEN', 'OTEL_EXPORTER_OTLP_HEADERS'] as const;

/** Returns the environment with each secret read from its file. Problems never repeat a file's content. */
export function withSecretFiles(env: Environment, workingDir: string, problems: string[]): Environment {
  const read: Environment = {};
  for (const name of secretSettings) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) problems.push(`${name} and ${name}_FILE are both set: remove one`);
    else
      try {
        read[name] = readFileSync(resolve(workingDir, file), 'utf8').trim();
        if (!read[name]) problems.push(`${name}_FILE names an empty file: ${file}`);
      } catch (error) {
        problems.push(`${name}_FILE names a file that can't be read: ${file} (${(error as NodeJS.ErrnoException).code})`);
      }
  }
  return { ...env, ...read };
}
