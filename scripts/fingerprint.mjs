import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const sources = ['src', 'scripts', 'public', 'migrations', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];

/**
 * A hash that changes when a file the build reads is added, removed or written; tests don't count. Reads no contents, so it takes
 * milliseconds.
 */
export async function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const found = await stat(path).catch(() => undefined);
    if (!found) continue;
    const files = found.isDirectory() ? await filesOf(path) : [path];
    const lines = await Promise.all(files.map(line));
    hash.update(lines.join('\n'));
  }
  return hash.digest('hex');
}

async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

async function line(file) {
  const { size, mtimeMs } = await stat(file);
  return `${file} ${size} ${Math.round(mtimeMs)}`;
}
