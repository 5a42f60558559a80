import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Changes whenever a locale file does: stands in the address of each, so that a browser may keep them for good. */
function localesVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync('public/locales').sort()) hash.update(name).update(readFileSync(`public/locales/${name}`));
  return hash.digest('hex').slice(0, 12);
}

const version = localesVersion();

function localesVersionInShell(): Plugin {
  return {
    name: 'locales-version-in-shell',
    transformIndexHtml: (html) => html.replaceAll('__LOCALES_VERSION__', version),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/locales-version', source: version });
    },
  };
}

// Loaded by every page: one file instead of a dozen.
const base =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store|query-core|react-query)|i18next|react-i18next|@casl\/(ability|react)|@ucast\/[^/]+|@mantine\/hooks|get-nonce)\//;

// Small parts that most pages share; what few of them use stays apart.
const kit = /\/src\/((web|contract|app)\/|features\/(?!email|mail-)[^/]+\/[^/]+\.ts$)|\/@tabler\/|preload-helper/;

// What the mail list shares with what is loaded later: one file instead of a dozen small ones.
const mail =
  /\/src\/features\/email\/(contract|web\/(queries|mail-face|may-do|tool-button|use-inline-size|format-mail-time|label-mark|own-scroll|folder-icons|is-leaving|listed-in|compose\/(compose-store|stored-prefix)))\./;

export default defineConfig({
  plugins: [react(), localesVersionInShell()],
  define: { __LOCALES_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/web',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base, priority: 20 },
            { name: 'mail', test: mail, priority: 4 },
            { name: 'kit', test: kit, minShareCount: 3, priority: 5 },
            // Only what two pages share: one chunk of all of Mantine would be loaded whole by each of them.
            { name: 'mantine', test: /node_modules\/@mantine\//, minShareCount: 2, priority: 10 },
          ],
        },
      },
    },
  },
});
