import type { TestApi } from './test-api.ts';

/** Entries of each kind per hundred. */
const shares = {
  mail: 40,
  message: 24,
  todo: 10,
  card: 8,
  event: 5,
  invoice: 4,
  order: 3,
  file: 2,
  client: 1,
  user: 1,
  product: 1,
  post: 1,
};

/**
 * Inserts search index entries for the demo entity, as the triggers would write them, and a tenth as many for another: titles and texts
 * from 20,000 words, few of them common,
 * each with its own number. A tenth of the mails belong to person 1, and nine tenths of the messages are in a chat they are in.
 */
export async function fillSearch(atrium: TestApi, count: number): Promise<void> {
  await atrium.ownerQuery('select setseed(0.5)');
  await atrium.ownerQuery(`
    create temporary table pool as
    select n, (select string_agg(word, ' ') from (
      select (array['ba','ro','mi','ten','sul','kar','ved','lo','ni','gra','pel','ost','dur','fen','hal','qui'])[1 + k % 16]
        || (array['na','rek','lim','so','tun','va','del','mor','ist','ug'])[1 + k / 16 % 10] || (array['', 'ra','no','len','ki','ster','am','ol'])[1 + k / 160 % 8]
        || (array['', 'd','n','s','ta','re','ix','or','um','el','y','ko','pa','is','ez','th'])[1 + k / 1280] as word
      from (select floor(20000 * power(random(), 3))::int as k, n from generate_series(1, 8)) picked) words) as words
    from generate_series(0, 9999) n`);
  await atrium.ownerQuery('create unique index on pool (n)');
  const kinds = Object.entries(shares).flatMap(([kind, share]) => Array<string>(share).fill(`'${kind}'`));
  await atrium.ownerQuery(
    `insert into search_entries (entity, source, id, part, kind, title, detail, author, author_id, owner_id, room, reader_ids, shown_from, moved_at, facts)
     select entity, case kind when 'file' then 'card' else kind end, 1000000 + made.n, case kind when 'file' then 1 else 0 end, kind,
       initcap(one.words) || ' ' || made.n, two.words || '. ' || three.words || '. ' || four.words, case kind when 'mail' then initcap(split_part(four.words, ' ', 1)) || ' Writer' else '' end,
       1 + made.n % 12, case kind when 'mail' then 1 + made.n / 100 % 10 when 'order' then 1 + made.n / 100 % 10 end,
       case kind when 'message' then case when made.n / 100 % 10 = 0 then 999999 else (select thread_id from chat_members where entity = 'juniper' and person_id = 1 and left_at is null limit 1) end
         when 'card' then (select min(id) from kanban_boards where entity = 'juniper') when 'file' then (select min(id) from kanban_boards where entity = 'juniper') end,
       '{}', case kind when 'product' then now() when 'post' then now() end, now() - made.n * interval '20 seconds', '{}'
     from (select n, 'juniper' as entity, (array[${kinds.join(', ')}])[1 + n % 100] as kind from generate_series(1, ${count}) n
       union all select n, 'other', (array[${kinds.join(', ')}])[1 + n % 100] from generate_series(1, ${Math.round(count / 10)}) n) made
     join pool one on one.n = hashint4(made.n) & 8191 join pool two on two.n = hashint4(made.n + 1) & 8191
     join pool three on three.n = hashint4(made.n + 2) & 8191 join pool four on four.n = hashint4(made.n + 3) & 8191`,
  );
  await atrium.ownerQuery(
    `insert into search_words (entity, word, added_by) select distinct 'juniper', word, 1 from pool, string_to_table(words, ' ') as one(word) where length(word) > 2`,
  );
  await atrium.ownerQuery('vacuum analyze search_entries');
  await atrium.ownerQuery('vacuum analyze search_words');
}
