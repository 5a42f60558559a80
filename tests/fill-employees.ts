import type { TestApi } from './test-api.ts';

/** Adds many employees of the demo entity, starting at id 1001, with varied names, positions, cities and every status. */
export async function fillEmployees(atrium: TestApi, count: number): Promise<void> {
  await atrium.ownerQuery(`
    insert into employees (entity, id, full_name, post, email, city, start_date, salary_cents, age, experience_years, status, created_at, updated_at)
    select 'juniper', 1000 + n, (array['Ana', 'Bjørn', 'Chidi', 'Đặng', 'Élodie', 'فاطمة', '佐藤'])[1 + n % 7] || ' ' || initcap(substr(md5(n::text), 1, 9)),
      (array['Cabinetmaker', 'Driver', 'Upholsterer', 'Finisher', 'Weaver', 'Bookkeeper'])[1 + n / 3 % 6] || ' ' || n % 40, substr(md5((n * 7)::text), 1, 8) || n || '@many.example',
      'City ' || n % 300, date '2000-01-01' + n % 9000, 2000000 + (n::bigint * 7919) % 9000000, 18 + n % 50, n % 40, 1 + n % 5, now(), now()
    from generate_series(1, ${count}) n`);
  await atrium.ownerQuery('vacuum analyze employees');
}
