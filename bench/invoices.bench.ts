import { expect, test } from 'vitest';
import { type Client, signInAs } from '../tests/client.ts';
import { fillInvoices } from '../tests/fill-invoices.ts';
import { type TestApi, testApi } from '../tests/test-api.ts';
import { measureMoney } from './invoice-money.ts';
import { median, timed } from './timed.ts';

const invoiceCount = 1_000_000;
const runs = 5;

const statuses = ['', 'Paid', 'Past Due', 'Partial Payment', 'Downloaded', 'Sent', 'Draft'];
const sortColumns = ['id', 'number', 'invoiceStatus', 'client.name', 'total', 'issuedDate', 'dueDate', 'balance'];

type Query = Record<string, string | number>;

const live = `entity = 'juniper' and deleted_at is null`;
const page = (where: string, order = 'id desc') => `select id, client, status from invoices where ${where} order by ${order} limit 10`;
const count = (where: string) => `select count(*) from invoices where ${where}`;
const like = (text: string) => `${live} and search_text like '%${text}%'`;
const position = (text: string) => `${live} and strpos(search_text, '${text}') > 0`;

/** A search, and the bare SQL for its page and its total. */
const searches: [what: string, query: Query, sql: string[]][] = [
  ['1,000 match', { q: 'number 777' }, [page(like('number 777')), count(like('number 777'))]],
  ['10,000 match', { q: 'walnut' }, [page(like('walnut')), count(like('walnut'))]],
  [
    '10,000 match, by total',
    { q: 'walnut', sortColumn: 'total' },
    [page(like('walnut'), 'total_rank desc, id desc'), count(like('walnut'))],
  ],
  [
    '10,000 match, of one status',
    { q: 'walnut', status: 'Paid' },
    [page(`${like('walnut')} and status = 'Paid'`), count(`${like('walnut')} and status = 'Paid'`)],
  ],
  ['10,000 match, the last page', { q: 'walnut', page: 1000 }, [page(like('walnut'), 'id'), count(like('walnut'))]],
  ['a due date', { q: '13 mar 2024' }, [page(like('13 mar 2024')), count(like('13 mar 2024'))]],
  ['an amount', { q: '€7,491.30' }, [page(like('€7,491.30')), count(like('€7,491.30'))]],
  ['none', { q: 'zzzz' }, [page(like('zzzz')), count(like('zzzz'))]],
  ['broad: 190,000 match', { q: 'linen' }, [page(like('linen')), count(like('linen'))]],
  [
    'broad: 200,000 match, by due date',
    { q: 'bergen', sortColumn: 'dueDate' },
    [page(like('bergen'), 'due_on desc, id desc'), count(like('bergen'))],
  ],
  ['broad: all match', { q: 'office' }, [page(like('office')), count(like('office'))]],
  [
    'broad: paid',
    { q: 'paid' },
    [page(`(${like('paid')} or ${live} and balance_rank = 0)`), count(`${live} and (search_text like '%paid%' or balance_rank = 0)`)],
  ],
  ['broad: two characters', { q: 'sl' }, [page(position('sl')), count(position('sl'))]],
  ['broad: two characters, none', { q: 'zz' }, [page(position('zz')), count(position('zz'))]],
];

let atrium: TestApi;
let admin: Client;

async function measure(query: Query): Promise<{ ms: number; total: number }> {
  let total = 0;
  const took: number[] = [];
  for (let run = 0; run < runs; run++) {
    took.push(
      await timed(async () => {
        const { status, body } = await admin.get('/apps/invoice/invoices', query);
        expect(status).toBe(200);
        total = body.total;
      }),
    );
  }
  return { ms: median(took), total };
}

test('1,000,000 invoices', async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  const filledMs = await timed(() => fillInvoices(atrium, invoiceCount, { clients: 5000 }));
  console.log(`filled in ${(filledMs / 1000).toFixed(0)} s\n`);

  await measureMoney(atrium, admin);

  console.log(
    '\nPages of a list, median ms of the API\n| sorted by | all: page 1 | page 10,000 | middle | a status: page 1 | slowest status: page 10,000 or last |\n|---|---|---|---|---|---|',
  );
  for (const sortColumn of sortColumns) {
    const all = [];
    for (const number of [1, 10_000, 50_000]) all.push((await measure({ sortColumn, page: number })).ms);
    const first = [];
    const late = [];
    for (const status of statuses.slice(1)) {
      first.push((await measure({ sortColumn, status, sort: 'asc' })).ms);
      late.push(
        (await measure({ sortColumn, status, sort: 'asc', page: 10_000 })).ms,
        (await measure({ sortColumn, status, page: 7000 })).ms,
      );
    }
    console.log(`| ${sortColumn} | ${[...all, Math.max(...first), Math.max(...late)].map((ms) => ms.toFixed(1)).join(' | ')} |`);
  }

  console.log('\n| search | total | API ms | bare SQL ms | ratio |\n|---|---|---|---|---|');
  for (const [what, query, statements] of searches) {
    const bare: number[] = [];
    const api: number[] = [];
    let total = 0;
    for (let run = 0; run < runs; run++) {
      api.push(
        await timed(async () => {
          const { status, body } = await admin.get('/apps/invoice/invoices', query);
          expect(status).toBe(200);
          total = body.total;
        }),
      );
      bare.push(
        await timed(async () => {
          for (const sql of statements) await atrium.ownerQuery(sql);
        }),
      );
    }
    const [apiMs, bareMs] = [median(api), median(bare)];
    console.log(
      `| ${what} | ${total.toLocaleString('en')} | ${apiMs.toFixed(1)} | ${bareMs.toFixed(1)} | ${(apiMs / bareMs).toFixed(2)} |`,
    );
  }
  await atrium.close();
}, 1_800_000);
