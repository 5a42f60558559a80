// The contents of a release: see scripts/release.mjs.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { serverPackages } from './server-packages.mjs';

/** Files and folders copied unchanged from the checkout. */
const taken = [
  ...['atrium', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md', 'deploy', 'docs'],
  // Scripts that install the locked packages at the first start.
  ...['scripts/prepare.mjs', 'scripts/find-chromium.mjs', 'scripts/fingerprint.mjs', 'scripts/step.mjs'],
];
const built = ['dist/server', 'dist/web', 'dist/THIRD-PARTY-NOTICES.txt'];

/**
 * @typedef {{ path: string, mode: number, content: () => Uint8Array }} ReleaseFile
 *   `path` is within the release's folder.
 */

/**
 * The files of a release, by path.
 * @param {string} root the checkout
 * @param {string} builtIn the folder whose `dist` is complete
 * @returns {ReleaseFile[]}
 */
export function releaseFiles(root, builtIn = root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const reduced = releaseManifest(manifest);
  const made = { 'package.json': reduced, 'package-lock.json': releaseLock(lock, reduced) };
  const migrations = filesUnder(root, 'migrations').filter((path) => path.endsWith('.sql'));
  const of = (folder, path) => filesUnder(folder, path).map((found) => file(found, () => readFileSync(join(folder, found))));
  return [
    ...Object.entries(made).map(([path, json]) => file(path, () => Buffer.from(`${JSON.stringify(json, null, 2)}\n`))),
    ...[...taken, ...migrations].flatMap((path) => of(root, path)),
    ...built.flatMap((path) => of(builtIn, path)),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function file(path, content) {
  return { path, mode: path === 'atrium' ? 0o755 : 0o644, content };
}

function filesUnder(root, path) {
  if (statSync(join(root, path)).isFile()) return [path];
  const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** The package.json of a release: only what the built server loads at run time. */
export function releaseManifest({
  name,
  version,
  private: isPrivate,
  license,
  description,
  type,
  engines,
  dependencies,
  optionalDependencies,
  allowScripts,
}) {
  const needed = Object.entries(dependencies).filter(([dependency]) => serverPackages.includes(dependency));
  const installing = Object.keys(allowScripts).filter((one) => serverPackages.includes(one) || one in optionalDependencies);
  return {
    ...{ name, version, private: isPrivate, license, description, type, engines },
    allowScripts: Object.fromEntries(installing.map((one) => [one, allowScripts[one]])),
    dependencies: Object.fromEntries(needed),
    optionalDependencies,
  };
}

/**
 * The lock file of a release: the dependencies of its package.json and their dependencies, in the versions of the checkout.
 * @param {{ packages: Record<string, Record<string, any>> }} lock
 */
export function releaseLock(lock, manifest) {
  const { name, version, license, engines, dependencies, optionalDependencies } = manifest;
  const reached = new Set();
  const reach = (from, entry) => {
    const peers = Object.keys(entry.peerDependencies ?? {}).filter((peer) => !entry.peerDependenciesMeta?.[peer]?.optional);
    for (const wanted of [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]) {
      const path = resolve(lock.packages, from, wanted);
      if (!path || reached.has(path)) continue;
      reached.add(path);
      reach(path, lock.packages[path]);
    }
  };
  reach('', { dependencies, optionalDependencies });
  const packages = [...reached].sort().map((path) => {
    const { devOptional, ...entry } = lock.packages[path];
    return [path, devOptional ? { ...entry, optional: true } : entry];
  });
  return {
    ...lock,
    packages: { '': { name, version, license, dependencies, engines, optionalDependencies }, ...Object.fromEntries(packages) },
  };
}

/** Resolves a package as Node does: next to the importer, or above. @returns {string | undefined} */
function resolve(packages, from, wanted) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}${folder && '/'}node_modules/${wanted}`;
    if (path in packages) return path;
    if (!folder) return undefined;
  }
}

/** One line per file in the format of `sha256sum --check`. @param {ReleaseFile[]} files */
export function checksums(files) {
  return files.map(({ path, content }) => `${createHash('sha256').update(content()).digest('hex')}  ${path}\n`).join('');
}
