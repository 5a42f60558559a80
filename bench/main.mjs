// Measurements, to be written down in docs/performance.md:
//   npm run bench -- pages     what pages cost a browser on a slow line and a slow processor (bench/measure.mjs);
//                              of all of them, or of those below an address: npm run bench -- pages /apps/ecommerce
//                              it fails where a page got more than 15 % slower, beside an empty page, than bench/page-ratios.json says;
//                              --accept writes the measured ratios into that file
//   npm run bench -- mailbox   list and search calls in a mailbox of 100,000 mails, beside the bare SQL
//   npm run bench -- todos     list and search calls in a list of 100,000 to-dos
//   npm run bench -- sending   1,000 mails to 10 people inside the entity, beside the bare rows
//   npm run bench -- chat      a thread of 100,000 messages: opened, scrolled, jumped to a date, searched
//   npm run bench -- calendar  a month of a calendar with 10,000 events, 200 of them recurring
//   npm run bench -- board-calls  the calls of boards with 2,000 cards
//   npm run bench -- invoices  list calls over 1,000,000 invoices, beside the bare SQL
//   npm run bench -- overdue   100,000 imported invoices that are overdue, until they're marked
//   npm run bench -- users     list calls over 100,000 users
//   npm run bench -- employees list calls over 1,000,000 employees
//   npm run bench -- scrolled-rows  1,000,000 rows in one place: the longest frame while they are scrolled
//   npm run bench -- shop      list calls of the shop over 100,000 products
//   npm run bench -- dashboards  the cards over 1,000,000 invoices and 100,000 orders, beside the bare SQL
//   npm run bench -- search    what is typed into the search over everything, 1,000,000 records, and what a write pays
//   npm run bench -- growth    every call that reads with 10,000 and 100,000 rows of each large kind, and how it grows with them;
//                              GROWTH_ROWS=10000,100000,1000000 for other numbers
//   npm run bench -- attacks   what the attacks on a running server cost somebody who lists mails meanwhile
//   npm run bench -- bodies    the CPU of every call for bodies and queries at their limit, in the worst shapes: it fails above 50 ms
//   npm run bench -- boards    boards with 2,000 cards: the first card, and the longest frame while one is dragged
//   npm run bench -- demo      the demo on a slow line: the first and the second visit, memory, calls in the tab

import { measureApi } from './api-bench.mjs';
import { measureAttacks } from './attacks/attacks.mjs';
import { measureBoards } from './boards.mjs';
import { measureDemo } from './demo.mjs';
import { measurePages } from './pages.mjs';
import { measureScrolledRows } from './scrolled-rows.mjs';

const asked = process.argv.slice(2);
/** Of which pages, where not of all. */
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
