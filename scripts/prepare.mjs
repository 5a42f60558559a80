// Prepares the checkout: installs locked packages, builds what has changed, and provides the test browser.
// node scripts/prepare.mjs [--omit=dev] [--build] [--pack-later | --unpacked] [--demo] [--browser]
// Plain Node 20 or later without packages, because it runs before any are installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.mjs';
import { fingerprint } from './fingerprint.mjs';
import { fail, step } from './step.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const wanted = new Set(process.argv.slice(2));

const node = process.platform === 'win32' ? 'node_modules\\.bin\\node.cmd' : 'node_modules/.bin/node';
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

await install();
if (wanted.has('--build')) await build();
if (wanted.has('--demo')) await step('demo built', node, ['scripts/build-demo.mjs']);
if (wanted.has('--browser')) await ensureBrowser();

/**
 * Installs the packages a command needs: `npm start` skips those for tests and checks, which other commands add.
 * `.atrium-lock` records which lock file was installed, and whether completely.
 */
async function install() {
  const remembered = 'node_modules/.atrium-lock';
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).update(JSON.stringify(allowScripts)).digest('hex');
  const level = wanted.has('--omit=dev') ? 'without dev' : 'all';
  const [installedLock, installedLevel = 'all'] = existsSync(remembered) ? readFileSync(remembered, 'utf8').split('\n') : [];
  const isCurrent = installedLock === lock;
  if (isCurrent && (installedLevel === 'all' || installedLevel === level)) return;
  const options = ['--include=optional', '--no-audit', '--no-fund', '--prefer-offline'];
  // `npm ci` would remove installed packages; `npm install` with `--no-save` adds to them and leaves the lock file unchanged.
  if (isCurrent) await step('more packages installed', npm, ['install', '--no-save', '--include=dev', ...options]);
  else await step('packages installed', npm, ['ci', level === 'all' ? '--include=dev' : '--omit=dev', ...options]);
  const found = spawnSync(node, ['-v'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (!found.stdout?.startsWith('v24.')) {
    fail(
      `The pinned Node 24 wasn't installed (${node} says "${(found.stdout || found.error?.message || '').trim()}").`,
      'It comes as the npm package "node", whose install script must be allowed to run: npm rebuild node',
    );
  }
  writeFileSync(remembered, `${lock}\n${level}`);
}

async function build() {
  const remembered = 'dist/.built';
  const isBuilt = existsSync(remembered) && readFileSync(remembered, 'utf8') === (await fingerprint(process.cwd()));
  if (!isBuilt) await step('app built', node, ['scripts/build.mjs']);
  if (wanted.has('--unpacked') || existsSync('dist/web/.vite/packed')) return;
  if (wanted.has('--pack-later'))
    spawn(node, ['scripts/pack-web.mjs'], { detached: true, stdio: 'ignore' })
      .on('error', () => {})
      .unref();
  else await step('web packed', node, ['scripts/pack-web.mjs']);
}

async function ensureBrowser() {
  if (findChromium()) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    await step('package lists read', 'apt-get', ['update', '-qq'], { mayFail: true });
    await step('Chromium installed', 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      mayFail: true,
    });
  }
  if (!findChromium()) {
    fail(
      "Chromium for the browser tests wasn't found.",
      'Install it (apt-get install chromium) or set its path: CHROMIUM_PATH=/path/to/chromium',
    );
  }
}
