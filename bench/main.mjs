// Benchmarks; record the results in docs/performance.md:
// npm run bench -- pages     page load cost in a browser on a slow line and a slow processor (bench/measure.mjs),
// for all pages or those below an address: npm run bench -- pages /apps/ecommerce
// fails if a page got more than 15 % slower, relative to an empty page, than bench/page-ratios.json allows;
// --accept writes the measured ratios to that file
// npm run bench -- mailbox   list and search requests in a mailbox of 100,000 mails, next to the bare SQL
// npm run bench -- todos     list and search requests in a list of 100,000 to-dos
// npm run bench -- sending   1,000 mails to 10 people inside the entity, next to the bare rows
// npm run bench -- chat      a thread of 100,000 messages: open, scroll, jump to a date, search
// npm run bench -- calendar  a month of a calendar with 10,000 events, 200 of them recurring
// npm run bench -- board-calls  requests on boards with 2,000 cards
// npm run bench -- invoices  list requests over 1,000,000 invoices, next to the bare SQL
// npm run bench -- overdue   100,000 imported overdue invoices, until all are marked
// npm run bench -- users     list requests over 100,000 users
// npm run bench -- employees list requests over 1,000,000 employees
// npm run bench -- scrolled-rows  1,000,000 rows in one scrolling list: the longest frame while scrolling
// npm run bench -- shop      list requests of the shop over 100,000 products
// npm run bench -- dashboards  dashboard cards over 1,000,000 invoices and 100,000 orders, next to the bare SQL
// npm run bench -- search    global search over 1,000,000 records, and the cost of its index per write
// npm run bench -- growth    every read request with 10,000 and 100,000 rows of each large kind, and how its cost grows;
// GROWTH_ROWS=10000,100000,1000000 for other sizes
// npm run bench -- attacks   latency for a user listing mails while the server is under attack
// npm run bench -- bodies    CPU time of every request for the worst bodies and queries at the size limit; fails above 50 ms
// npm run bench -- boards    boards with 2,000 cards: the first card, and the longest frame while dragging a card
// npm run bench -- demo      the demo on a slow line: first and second visit, memory, requests handled in the tab

import { measureApi } from './api-bench.mjs';
import { measureAttacks } from './attacks/attacks.mjs';
import { measureBoards } from './boards.mjs';
import { measureDemo } from './demo.mjs';
import { measurePages } from './pages.mjs';
import { measureScrolledRows } from './scrolled-rows.mjs';

const asked = process.argv.slice(2);
/** Limits the run to these pages; all if empty. */
const below = asked.filter((name) => name.startsWith('/'));
const isAccepting = asked.includes('--accept');
const benches = {
  attacks: measureAttacks,
  pages: () => measurePages(below, isAccepting),
  bodies: () => measureApi('bodies'),
  boards: measureBoards,
  demo: measureDemo,
  mailbox: () => measureApi('mailbox'),
  sending: () => measureApi('sending'),
  calendar: () => measureApi('calendar'),
  todos: () => measureApi('todos'),
  chat: () => measureApi('chat'),
  'board-calls': () => measureApi('board-calls'),
  invoices: () => measureApi('invoices'),
  overdue: () => measureApi('overdue'),
  users: () => measureApi('users'),
  employees: () => measureApi('employees'),
  'scrolled-rows': measureScrolledRows,
  shop: () => measureApi('shop'),
  dashboards: () => measureApi('dashboards'),
  search: () => measureApi('search'),
  growth: () => measureApi('growth'),
};
const wanted = asked.filter((name) => !/^(?:\/|--)/.test(name));
const unknown = wanted.find((name) => !(name in benches));
if (unknown || wanted.length === 0) {
  console.error(`Say which of them: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
for (const name of wanted) await benches[name]();
