import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Environment = Record<string, string | undefined>;

/** The settings that may hold a password or a token. Each can also be read from the file that `…_FILE` names. */
export const secretSettings = ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'SMTP_URL', 'METRICS_TOKEN'] as const;

/** The environment with each secret read from its file. Problems never repeat what is in a file. */
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
