import { expect, test } from 'vitest';
import { signInAs } from '../tests/client.ts';
import { testApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const mailCount = 100_000;
const runs = 15;

const inbox = `entity = 'juniper' and owner_id = 1 and listed_in = 'inbox'`;
const page = (where: string, offset = 0) =>
  `select id, subject from mails where ${where} order by last_time desc, id desc limit 50 offset ${offset}`;
const count = (where: string) => `select count(*) from mails where ${where}`;
const like = (text: string, where = inbox) => `${where} and search_text like '%${text}%'`;
const anywhere = inbox.replace("listed_in = 'inbox'", 'listed_in is not null');

/** A request for the mail list, and the bare SQL for its page and its total. */
const cases: [what: string, query: Record<string, string | number>, sql: string[]][] = [
  ['first page', {}, [page(inbox)]],
  ['page 1,000', { page: 1000 }, [page(inbox, 49_950)]],
  [
    'label, all folders',
    { folder: '', label: 'important' },
    [count(`${inbox.replace("listed_in = 'inbox'", "listed_in <> 'trash'")} and labels @> array['important']`)],
  ],
  ['search, 77 matches', { q: '"subject 777"' }, [page(like('subject 777')), count(like('subject 777'))]],
  ['search, 20,000 matches', { q: 'walnut' }, [page(like('walnut')), count(like('walnut'))]],
  ['search, all 70,000 match', { q: 'delivery' }, [page(like('delivery')), count(like('delivery'))]],
  ['from: 200 of 100,000', { q: 'from:"sender 76"' }, [page(like('sender 76')), count(like('sender 76'))]],
  ['subject: of 20,000', { q: 'subject:walnut' }, [page(like('walnut')), count(like('walnut'))]],
  ['filename: of 2,500, accents folded', { q: 'filename:resume' }, [page(like('resume')), count(like('resume'))]],
  ['has:attachment', { q: 'has:attachment' }, [page(`${inbox} and attachments <> '[]'`), count(`${inbox} and attachments <> '[]'`)]],
  ['is:unread, two words', { q: 'is:unread walnut delivery' }, [page(like('walnut%delivery')), count(like('walnut%delivery'))]],
  ['a month', { q: 'after:2020-01-01 before:2020-02-01' }, [count(`${inbox} and last_time >= '2020-01-01' and time < '2020-02-01'`)]],
  ['in:anywhere, all 100,000 match', { q: 'in:anywhere delivery' }, [page(like('delivery', anywhere)), count(like('delivery', anywhere))]],
  ['search, none', { q: 'zzzz' }, [page(like('zzzz')), count(like('zzzz'))]],
  ['search, two characters', { q: 'a7' }, [page(like('a7')), count(like('a7'))]],
  ['search, two characters, none', { q: 'zz' }, [page(like('zz')), count(like('zz'))]],
];

test('list and search', async () => {
  const atrium = await testApi();
  const admin = await signInAs(atrium, 'admin');
  await atrium.ownerQuery(`
    insert into mails (entity, id, owner_id, folder, is_read, is_starred, labels, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time, thread_id, created_at, updated_at)
    select 'juniper', 1000 + n, 1, case when n % 10 < 7 then 'inbox' when n % 10 < 8 then 'trash' else 'sent' end, n % 3 > 0, n % 17 = 0,
      case when n % 5 = 0 then array['important'] else '{}' end, 'Sender ' || (n % 500), 's' || n || '@clients.example', '[]', '[]', '[]',
      'Subject ' || n || ' about ' || (array['oak', 'walnut', 'ash', 'linen', 'brass'])[1 + n % 5], '<p>Text</p>',
      repeat('Words on delivery ' || md5(n::text) || ' and so on. ', 8), case when n % 40 = 0 then '[{"fileId":1,"fileName":"Résumé.pdf","mediaType":"application/pdf","sizeBytes":1}]'::jsonb else '[]' end, now() - n * interval '5 minutes', now() - n * interval '5 minutes', 1000 + n, now(), now()
    from generate_series(1, ${mailCount}) n`);
  await atrium.ownerQuery('vacuum analyze mails');
  console.log('| call | total | API ms | bare SQL ms | ratio |\n|---|---|---|---|---|');
  for (const [what, query, statements] of cases) {
    const api: number[] = [];
    const bare: number[] = [];
    let total = 0;
    for (let run = 0; run < runs; run++) {
      api.push(
        await timed(async () => {
          const { status, body } = await admin.get('/apps/email/emails', { compact: 'true', perPage: 50, ...query });
          expect(status).toBe(200);
          total = body.total;
        }),
      );
      bare.push(await timed(async () => void (await Promise.all(statements.map((sql) => atrium.ownerQuery(sql))))));
    }
    console.log(
      `| ${what} | ${total.toLocaleString('en')} | ${median(api).toFixed(1)} | ${median(bare).toFixed(1)} | ${(median(api) / median(bare)).toFixed(1)} |`,
    );
  }
  await atrium.close();
});
