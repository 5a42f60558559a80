import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunksByUse } from './scripts/chunks-by-use.mjs';
import { contractsForWeb } from './scripts/contracts-for-web.mjs';
import { fontsForWeb } from './scripts/fonts-for-web.mjs';
import { pagesForWeb } from './scripts/pages-for-web.mjs';
import { textsForWeb } from './scripts/texts-for-web.mjs';

/**
 * FullCalendar asks Temporal for zones that are named, and shows the reader's own here: 6 KB that no page needs. The server's Temporal
 * is another import.
 */
function withoutNamedZones(): Plugin {
  const id = '\0named-zones';
  const names = ['fromEpochMilliseconds', 'toZonedDateTimeISO', 'create', 'toZonedDateTime', 'offsetNanoseconds'];
  return {
    name: 'without-named-zones',
    enforce: 'pre',
    resolveId: (asked) => (asked.startsWith('temporal-polyfill/fns/') ? id : undefined),
    load: (asked) =>
      asked === id
        ? `const none = () => { throw new Error('the calendar shows the zone of its reader'); };
           export { ${names.map((name) => `none as ${name}`).join(', ')} };`
        : undefined,
  };
}

export default defineConfig({
  plugins: [
    contractsForWeb(),
    pagesForWeb(),
    textsForWeb(import.meta.dirname),
    chunksByUse(import.meta.dirname),
    fontsForWeb(),
    react(),
    withoutNamedZones(),
  ],
  build: {
    outDir: 'dist/web',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
});
