import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { parse } from 'yaml';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { silentLog } from '../../../tests/silent-log.ts';
import { noteBackup } from './backup/last-backup.ts';
import { answerMetrics, type Metrics, openMetrics, readQueues } from './metrics.ts';

const queues = {
  emailsWaiting: 3,
  emailsLateSeconds: 90,
  webhooksWaiting: 2,
  filesBytes: 1024,
  largest: [{ company: 'acme', bytes: 512 }],
};

async function metricsOf(more: Partial<Parameters<typeof openMetrics>[0]> = {}) {
  const pool = { totalCount: 5, idleCount: 4, waitingCount: 1 };
  const metrics = await openMetrics({
    version: '1.2.3',
    pool,
    streams: () => 7,
    queues: async () => queues,
    companies: () => [],
    dataDir: tmpdir(),
    process: false,
    ...more,
  });
  return { metrics, lines: async () => (await (await metrics.scrape()).text()).split('\n') };
}

it('counts and times each request by its route, from the log', async () => {
  const { metrics, lines } = await metricsOf();
  const info = vi.fn();
  const log = metrics.counting({ ...silentLog, info });
  for (const status of [200, 200, 404]) log.info('call', { method: 'GET', path: '/api/users/user', status, ms: 40 });
  log.info('call', { method: 'POST', path: '/apps/todo/add-tasks', status: 201, ms: 3 });
  expect(info).toHaveBeenCalledTimes(4);
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'atrium_http_requests_total{method="GET",route="/api/users/user",status="200"} 2',
      'atrium_http_requests_total{method="GET",route="/api/users/user",status="404"} 1',
      'atrium_http_requests_total{method="POST",route="/apps/todo/add-tasks",status="201"} 1',
      'atrium_http_request_duration_seconds_bucket{le="0.025",method="GET",route="/api/users/user"} 0',
      'atrium_http_request_duration_seconds_bucket{le="0.05",method="GET",route="/api/users/user"} 3',
      'atrium_http_request_duration_seconds_count{method="GET",route="/api/users/user"} 3',
    ]),
  );
});

it('counts mail in and out, and errors by event', async () => {
  const { metrics, lines } = await metricsOf();
  const error = vi.fn();
  const log = metrics.counting({ ...silentLog, error });
  log.info('mail filed', { mailboxes: 1, bytes: 10, sender: 'pass', reason: 'aligned' });
  log.error('mail not filed', { bytes: 10 }, new Error('zoe@home.example'));
  log.info('mail handed over', { sent: 2, waiting: 1 });
  log.info('swept', { name: 'files', rows: 1 });
  expect(error).toHaveBeenCalledTimes(1);
  const found = await lines();
  expect(found).toEqual(
    expect.arrayContaining([
      'atrium_emails_received_total{outcome="pass"} 1',
      'atrium_emails_received_total{outcome="failed"} 1',
      'atrium_emails_sent_total{outcome="sent"} 2',
      'atrium_emails_sent_total{outcome="waiting"} 1',
      'atrium_errors_total{event="mail not filed"} 1',
    ]),
  );
  expect(found.join()).not.toContain('zoe');
});

it('counts and times background jobs, and lets failures through', async () => {
  const { metrics, lines } = await metricsOf();
  await metrics.timing('sweep', async () => {})();
  await expect(metrics.timing('sweep', async () => Promise.reject(new Error('no')))()).rejects.toThrow('no');
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'atrium_job_runs_total{job="sweep",outcome="done"} 1',
      'atrium_job_runs_total{job="sweep",outcome="failed"} 1',
      expect.stringMatching(/^atrium_job_seconds_total\{job="sweep"\} [\d.e-]+$/),
    ]),
  );
});

it('reads pool, streams, queues and disk on each scrape', async () => {
  let streams = 7;
  const { lines } = await metricsOf({ streams: () => streams });
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'atrium_info{version="1.2.3"} 1',
      'atrium_database_connections 5',
      'atrium_database_connections_idle 4',
      'atrium_database_connections_waiting 1',
      'atrium_event_streams 7',
      'atrium_database_up 1',
      'atrium_outbox_emails_waiting 3',
      'atrium_outbox_late_seconds 90',
      'atrium_outbox_webhooks_waiting 2',
      'atrium_files_bytes 1024',
      expect.stringMatching(/^atrium_disk_free_bytes [1-9]/),
    ]),
  );
  streams = 1;
  expect(await lines()).toContain('atrium_event_streams 1');
});

it('reports the time of the latest backup', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-metrics-'));
  const { lines } = await metricsOf({ dataDir });
  expect(await lines()).toContain('atrium_last_backup_timestamp_seconds 0');
  await noteBackup(dataDir, { at: '2026-03-01T02:00:00.000Z', path: '/backups/atrium.tar.gz', sizeBytes: 1 });
  expect(await lines()).toContain(`atrium_last_backup_timestamp_seconds ${Date.UTC(2026, 2, 1, 2) / 1000}`);
  await rm(dataDir, { recursive: true });
});

it('reports only the busiest companies', async () => {
  let busiest = [
    { company: 'acme', transactions: 7, seconds: 0.5 },
    { company: 'brill', transactions: 2, seconds: 0.25 },
  ];
  const { lines } = await metricsOf({ companies: () => busiest });
  const ofCompanies = async () => (await lines()).filter((line) => line.startsWith('atrium_company_'));
  const first = [
    'atrium_company_transactions_total{company="acme"} 7',
    'atrium_company_transactions_total{company="brill"} 2',
    'atrium_company_database_seconds_total{company="acme"} 0.5',
    'atrium_company_database_seconds_total{company="brill"} 0.25',
    'atrium_company_files_bytes{company="acme"} 512',
  ];
  expect(await ofCompanies()).toEqual(first);
  expect(await ofCompanies()).toEqual(first);
  busiest = busiest.slice(1);
  expect(await ofCompanies()).toEqual(first.filter((line) => line.includes('brill') || line.includes('files')));
});

it('responds when the database is down, and reports it', async () => {
  const { lines } = await metricsOf({ queues: () => Promise.reject(new Error('down')) });
  expect(await lines()).toEqual(expect.arrayContaining(['atrium_database_up 0', 'atrium_database_connections 5']));
});

it('has every metric that the dashboard and the alerts use', async () => {
  const { metrics, lines } = await metricsOf();
  const known = new Set((await lines()).map((line) => /^# TYPE (\w+)/.exec(line)?.[1]));
  const dashboard = JSON.parse(readFileSync('deploy/monitoring/grafana-dashboard.json', 'utf8'));
  const alerts = parse(readFileSync('deploy/monitoring/prometheus-alerts.yaml', 'utf8'));
  const ofPanels: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr));
  const ofAlerts: string[] = alerts.groups.flatMap(({ rules }: { rules: { expr: string }[] }) => rules.map(({ expr }) => expr));
  const asked = [...ofPanels, ...ofAlerts].flatMap((expr) => expr.match(/\batrium_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(15);
  expect([...new Set(asked)].map((name) => name.replace(/_(?:bucket|sum|count)$/, '')).filter((name) => !known.has(name))).toEqual([]);
  for (const { alert, annotations, labels } of alerts.groups[0].rules)
    expect([alert, annotations.summary, labels.severity]).toEqual([
      expect.any(String),
      expect.any(String),
      expect.stringMatching(/^(warning|critical)$/),
    ]);
  expect(metrics).toBeDefined();
});

const metrics: Metrics = { counting: (log) => log, timing: (_name, run) => run, scrape: async () => new Response('figures') };
const token = 'a token of the operator';
const ask = async (guard: { token?: string; isLocal?: boolean }, init: RequestInit = {}) => {
  const answer = answerMetrics({ metrics, token: guard.token, isLocal: () => guard.isLocal ?? false });
  const { status, headers } = await answer(new Request('http://office.example/metrics', init));
  return [status, headers.get('WWW-Authenticate')];
};
const bearing = (given: string) => ({ headers: { Authorization: given } });

it('responds to any client with the token', async () => {
  expect(await ask({ token }, bearing(`Bearer ${token}`))).toEqual([200, null]);
  expect(await ask({ token }, bearing(`bearer ${token}`))).toEqual([200, null]);
});

it.each([{}, bearing(token), bearing('Bearer '), bearing(`Bearer ${token}x`), bearing(`Basic ${token}`)])(
  'refuses all others',
  async (init) => {
    expect(await ask({ token, isLocal: true }, init)).toEqual([401, 'Bearer']);
  },
);

it('responds only to this machine when there is no token', async () => {
  expect(await ask({ isLocal: true })).toEqual([200, null]);
  expect(await ask({ isLocal: false })).toEqual([401, 'Bearer']);
  expect(await ask({ isLocal: false }, bearing('Bearer undefined'))).toEqual([401, 'Bearer']);
});

it('is read-only', async () => {
  expect((await ask({ isLocal: true }, { method: 'POST' }))[0]).toBe(405);
});

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase('atrium_sample');
});
afterAll(() => test.close());

it('reads queues and storage of all companies', async () => {
  const owner = { host: inject('postgresSocket'), user: 'postgres', database: String(test.app.database) };
  await test.ownerQuery(
    `insert into public.file_usage (entity, used_bytes) select 'small-' || number, number from generate_series(0, 12) number`,
  );
  const kept = await test.ownerQuery('select entity as company, used_bytes::float8 as bytes from public.file_usage where used_bytes > 0');
  const idle = await readQueues(owner);
  const { largest, ...counts } = idle;
  const sizes = kept.map(({ bytes }) => Number(bytes));
  expect(counts).toEqual({
    emailsWaiting: 0,
    emailsLateSeconds: 0,
    webhooksWaiting: 0,
    filesBytes: sizes.reduce((sum, size) => sum + size, 0),
  });
  expect(largest.map(({ bytes }) => bytes)).toEqual(sizes.toSorted((a, b) => b - a).slice(0, 10));
  for (const one of largest) expect(kept).toContainEqual(one);
  await test.ownerQuery(`insert into public.mail_deliveries (entity, id, mail_id, owner_id, email, state, due_at, created_at, updated_at)
    select entity, 9000001, id, owner_id, 'someone@elsewhere.example', 'waiting', now() - interval '1 hour', now(), now() from public.mails limit 1`);
  const late = await readQueues(owner);
  expect([late.emailsWaiting, late.emailsLateSeconds >= 3600]).toEqual([1, true]);
});
