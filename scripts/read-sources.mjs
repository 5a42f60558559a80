import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Reads the TypeScript files, or those matching `ending`, under a folder of the package, by their path from the root.
 * @returns {Map<string, string>}
 */
export function readSources(root, folder = 'src', ending = /\.tsx?$/) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && ending.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.sort().map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]));
}
