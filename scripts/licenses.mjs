// The licenses of what ships: every package a server, the page or the demo needs, including fonts.
// node scripts/licenses.mjs     writes dist/THIRD-PARTY-NOTICES.txt
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Permissive licenses, and OFL-1.1, which allows fonts to be bundled with any software. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Packages that are allowed although their license isn't in the list above, or isn't stated in their metadata. */
const exceptions = [
  {
    name: /^@img\/sharp-/,
    license: /LGPL-3\.0-or-later/,
    reason: 'libvips is a separate shared library, unmodified, installed by npm and never bundled; you can replace it.',
  },
  { name: /^ical\.js$/, license: /^MPL-2\.0$/, reason: 'MPL covers its own files alone; they are used unmodified.' },
  { name: /^lightningcss(-|$)/, license: /^MPL-2\.0$/, reason: 'Only builds style sheets; none of it is in what is built.' },
  { name: /^@dicebear\/styles$/, license: /^SEE LICENSE/, reason: 'Only the style Lorelei is used, which is CC0-1.0.' },
  { name: /^png-js$/, license: /^unknown$/, reason: 'Its LICENSE file is MIT; its metadata does not say so.' },
];

/**
 * Returns the packages that ship according to the lock file, so the result is the same on every machine.
 * @param {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, devOptional?: boolean }> }} lock
 */
export function shippedPackages(lock) {
  const shipped = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.dev && !entry.devOptional);
  return shipped.map(([path, { version = '', license = 'unknown' }]) => ({
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  }));
}

/** Returns the packages that may not ship, one per line. @returns {string[]} */
export function licenseProblems(lock) {
  return shippedPackages(lock)
    .filter(({ name, license }) => !isAllowed(license) && !exceptions.some((one) => one.name.test(name) && one.license.test(license)))
    .map(({ name, version, license }) => `${name} ${version}: the license ${license} isn't allowed in what ships (scripts/licenses.mjs)`);
}

/** Evaluates an SPDX expression: `OR` needs one allowed part, `AND` needs all. */
export function isAllowed(expression) {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (inner.includes('(')) return false;
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((license) => allowed.has(license)));
}

/** Returns the notices of the packages installed here, with their license texts. */
function noticesOf(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const seen = new Set();
  const parts = [];
  for (const { path, name, version, license } of shippedPackages(lock)) {
    const folder = join(root, path);
    if (!existsSync(folder) || seen.has(`${name} ${version}`)) continue;
    seen.add(`${name} ${version}`);
    const reason = exceptions.find((one) => one.name.test(name) && one.license.test(license))?.reason;
    const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice|ofl|unlicense)(?:[.-][\w.-]+)?$/i.test(file));
    const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
    parts.push([`${name} ${version}`, `License: ${license}`, ...(reason ? [reason] : []), '', ...texts].join('\n').trim());
  }
  return `Atrium includes the following packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const problems = licenseProblems(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/THIRD-PARTY-NOTICES.txt'), noticesOf(root));
  console.log('The notices are in dist/THIRD-PARTY-NOTICES.txt.');
}
