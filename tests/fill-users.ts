import type { TestApi } from './test-api.ts';

/** Adds many managed users of the demo entity, starting at id 1001, with varied names and every role, plan, status and billing type. */
export async function fillUsers(atrium: TestApi, count: number): Promise<void> {
  await atrium.ownerQuery(`
    insert into users (entity, id, full_name, company, role, username, country, contact, email, current_plan, status, billing, avatar_color, created_at, updated_at)
    select 'juniper', 1000 + n, (array['Ana', 'Bjørn', 'Chidi', 'Đặng', 'Élodie', 'فاطمة', '佐藤'])[1 + n % 7] || ' ' || initcap(substr(md5(n::text), 1, 9)), 'Company ' || n % 500,
      (array['author', 'editor', 'maintainer', 'subscriber', 'subscriber'])[1 + n % 5], 'user.' || n, 'Portugal', '', substr(md5((n * 7)::text), 1, 8) || n || '@many.example',
      (array['basic', 'basic', 'team', 'company', 'enterprise'])[1 + n / 7 % 5], (array['active', 'active', 'active', 'pending', 'inactive'])[1 + n / 11 % 5],
      (array['Auto Debit', 'Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash'])[1 + n % 4], 'primary', now(), now()
    from generate_series(1, ${count}) n`);
  await atrium.ownerQuery('vacuum analyze users');
}
