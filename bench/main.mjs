// Measurements, to be written down in docs/performance.md:
//   npm run bench -- pages     what pages cost a browser on a slow line and a slow processor (bench/measure.mjs)
//   npm run bench -- mailbox   list and search calls in a mailbox of 100,000 mails, beside the bare SQL
//   npm run bench -- sending   1,000 mails to 10 people inside the entity, beside the bare rows
import { measureApi } from './api-bench.mjs';
import { measurePages } from './pages.mjs';

const benches = { pages: measurePages, mailbox: () => measureApi('mailbox'), sending: () => measureApi('sending') };
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in benches));
if (unknown || wanted.length === 0) {
  console.error(`Say which of them: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
for (const name of wanted) await benches[name]();
