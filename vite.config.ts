import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunksByUse } from './scripts/chunks-by-use.mjs';
import { codeForWeb } from './scripts/code-for-web.mjs';
import { contractsForWeb } from './scripts/contracts-for-web.mjs';
import { fontsForWeb } from './scripts/fonts-for-web.mjs';
import { iconsForWeb } from './scripts/icons-for-web.mjs';
import { ownIcons } from './scripts/own-icons.mjs';
import { pagesForWeb } from './scripts/pages-for-web.mjs';
import { purifyForWeb } from './scripts/purify-for-web.mjs';
import { textsForWeb } from './scripts/texts-for-web.mjs';

/** FullCalendar asks Temporal for zones that are named: 6 KB that no page needs, as the app reads zones by itself. The server's Temporal is another import. */
function ownZones(root: string): Plugin {
  const id = '\0own-zones';
  return {
    name: 'own-zones',
    enforce: 'pre',
    resolveId: (asked) => (asked.startsWith('temporal-polyfill/fns/') ? id : undefined),
    load: (asked) => (asked === id ? zonesForGrid(`${root}/src/web/dates/zone-time.ts`) : undefined),
  };
}

/** What FullCalendar uses of Temporal's functions; a plain time is its text. */
function zonesForGrid(zoneTime: string): string {
  return `import { localTimeIn, momentIn } from ${JSON.stringify(zoneTime)};
    const shown = (zone, ms) => new Date(localTimeIn(zone, ms) + 'Z');
    export const fromEpochMilliseconds = (ms) => ms;
    export const toZonedDateTimeISO = (ms, zone) => {
      const at = shown(zone, ms);
      const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
      return { year, month, day, hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds(), millisecond: 0 };
    };
    export const create = (year, month, ...rest) => new Date(Date.UTC(year, month - 1, ...rest)).toISOString().slice(0, 23);
    export const toZonedDateTime = (local, zone) => ({ zone, epochMilliseconds: momentIn(zone, local).getTime() });
    export const offsetNanoseconds = ({ zone, epochMilliseconds: ms }) => (shown(zone, ms).getTime() - Math.floor(ms / 1000) * 1000) * 1e6;`;
}

/** The bit by which Lightning CSS knows `:dir()`: it would write a list of languages for it, and a page may read from the right in any. */
const dirSelector = 4;

export default defineConfig({
  css: { lightningcss: { exclude: dirSelector } },
  plugins: [
    codeForWeb(),
    iconsForWeb(import.meta.dirname),
    ownIcons(),
    contractsForWeb(),
    pagesForWeb(),
    purifyForWeb(),
    textsForWeb(import.meta.dirname),
    chunksByUse(import.meta.dirname),
    fontsForWeb(),
    react(),
    ownZones(import.meta.dirname),
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
