import { copyRows } from './copy-row.ts';
import { fillEmployees } from './fill-employees.ts';
import { fillInvoices } from './fill-invoices.ts';
import { fillUsers } from './fill-users.ts';
import type { TestApi } from './test-api.ts';

/** Inserts this many rows of each large kind for the demo company, with one statement per kind. */
export async function fillLargeKinds(atrium: TestApi, rows: number): Promise<void> {
  const { ownerQuery } = atrium;
  const numbers = `generate_series(1, ${rows}) n`;
  await fillInvoices(atrium, rows, { clients: Math.max(10, rows / 20) });
  await fillUsers(atrium, rows);
  await fillEmployees(atrium, rows);
  await ownerQuery(`
    insert into todo_tasks (entity, id, title, tags, due_date, assignee_id, is_completed, is_important, position, created_at, updated_at, deleted_at)
    select 'juniper', 100000 + n, 'Number ' || n, array['tag ' || n % 50], current_date + n % 900 - 300, 3 + n % 10, n % 3 = 0, n % 17 = 0, -n * 1000,
      now(), now(), case when n % 20 = 0 then now() end
    from ${numbers}`);
  await ownerQuery(`
    insert into products (entity, id, name, brand, category, price_cents, stock, stars_sum, stars_count, created_at, updated_at)
    select 'juniper', 100000 + n, 'Lamp ' || n, 'Brand ' || n % 40, 'Category ' || n % 7, n * 7919 % 500000, n % 90, n % 6, (n % 6 > 0)::int, now(), now()
    from generate_series(1::bigint, ${rows}) n`);
  await ownerQuery(`
    insert into orders (entity, id, person_id, status, lines, address, payment, subtotal_cents, discount_cents, delivery_cents, total_cents, currency,
      client_key, invoice_id, search_text, created_at, updated_at)
    select 'juniper', 100000 + n, 2, (array['placed','paid','shipped','delivered','delivered','cancelled'])[n % 6 + 1], '[{"name":"A chair"}]',
      '{"name":"Somebody"}', 'invoice', n, 0, 0, n, 'EUR', 'filled-order-' || n, 10000 + n, 'order ' || n, now() - n * interval '9 minutes', now()
    from ${numbers}`);
  await ownerQuery(`
    insert into mails (entity, id, owner_id, folder, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time,
      thread_id, created_at, updated_at)
    select 'juniper', 100000 + n, 1, case when n % 3 = 0 then 'sent' else 'inbox' end, 'Sender ' || n % 500, 's@clients.example', '[]', '[]', '[]',
      'Subject ' || n, 'Text', 'Text', '[]', at, at, 100000 + n, now(), now()
    from (select n, now() - n * interval '5 minutes' as at from ${numbers}) all_of_them`);
  await ownerQuery(`
    insert into audit_entries (entity, id, at, action, actor_id, actor_name, user_agent)
    select 'juniper', 100000 + n, now() - n * interval '1 minute', 'session.signed-in', 1 + n % 10, 'Somebody', 'Browser ' || n % 40 from ${numbers}`);
  await ownerQuery(`
    insert into notifications (entity, id, person_id, kind, area, target_id, title, path, time)
    select 'juniper', 100000 + n, 1 + n % 10, 'reminder', 'todo', 100000 + n, 'Number ' || n, '/', now() - n * interval '1 minute' from ${numbers}`);
  await ownerQuery(`
    insert into calendar_events (entity, id, owner_id, calendar, title, all_day, starts_at, ends_at, time_zone, span_from, span_until, uid, created_at, updated_at)
    select 'juniper', 100000 + n, 1, 'Business', 'Single ' || n, false, at, at + interval '1 hour', 'UTC', at, at + interval '1 hour', 'filled-' || n, now(), now()
    from ${numbers}, lateral (select date_trunc('day', now()) - interval '1 year' + n * interval '9 hours' as at) t`);
  await copyRows(
    atrium,
    'people',
    rows / 10,
    `jsonb_build_object('id', 100000 + n, 'email', 'filled-' || n || '@many.example', 'full_name', 'Zoë ' || n)`,
  );
  await copyRows(
    atrium,
    'kanban_tasks',
    rows / 10,
    `jsonb_build_object('id', 100000 + n, 'title', 'Card ' || n, 'position', 100000000 + n, 'deleted_at', null)`,
  );
  await copyRows(
    atrium,
    'blog_posts',
    rows / 10,
    `jsonb_build_object('id', 100000 + n, 'title', 'Post ' || n, 'slug', 'filled-' || n, 'status', 'Published', 'deleted_at', null)`,
  );
  await ownerQuery('vacuum analyze');
}
