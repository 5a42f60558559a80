import type pg from 'pg';
import { isSameText } from '#server/bytes.ts';
import type { Log } from '#server/dependencies.ts';
import { readLastBackup } from './backup/last-backup.ts';
import type { CompanyLoad } from './busiest-companies.ts';
import { freeBytesOf } from './full-disk.ts';
import { plainRefusal } from './plain-refusal.ts';
import type { Settings } from './settings.ts';
import { withClient } from './with-client.ts';

interface Guarded {
  metrics: Metrics;
  token: NonNullable<Settings['metrics']>['token'];
  /** Checks that nothing indicates a request from a different machine. */
  isLocal: (request: Request) => boolean;
}

/** Handles `GET /metrics` for requests with the token; without a configured token, only from this machine. */
export function answerMetrics({ metrics, token, isLocal }: Guarded): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET') return plainRefusal(405, 'method_not_allowed', 'Metrics can only be read', { Allow: 'GET' });
    const given = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    if (token === undefined ? !isLocal(request) : given === undefined || !isSameText(given, token))
      return plainRefusal(401, 'unauthenticated', 'Metrics need the token of METRICS_TOKEN', { 'WWW-Authenticate': 'Bearer' });
    return metrics.scrape();
  };
}

/** Sources of the metrics read on each scrape. */
interface Sources {
  version: string;
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  streams: () => number;
  queues: () => Promise<Queues>;
  /** The currently busiest companies by database use. */
  companies: () => CompanyLoad[];
  dataDir: string;
  /** Whether to measure CPU, memory, garbage collection and event loop of the process. */
  process: boolean;
}

export interface Metrics {
  /** Wraps a log so that its events are counted too. */
  counting(log: Log): Log;
  /** Wraps a job so that its runs are counted and timed. */
  timing(name: string, run: () => Promise<void>): () => Promise<void>;
  /** Returns all metrics in Prometheus text format. */
  scrape(): Promise<Response>;
}

type Facts = Parameters<Log['info']>[1];

const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Collects metrics about this server. The libraries are loaded here so that a server without metrics never loads them. */
export async function openMetrics({ version, pool, streams, queues, companies, dataDir, process: ofProcess }: Sources): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });

  new Gauge({ name: 'atrium_info', help: 'The version that runs.', labelNames: ['version'], registers }).set({ version }, 1);
  const call = ['method', 'route'];
  const calls = new Counter({
    name: 'atrium_http_requests_total',
    help: 'API calls answered.',
    labelNames: [...call, 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'atrium_http_request_duration_seconds',
    help: 'How long API calls took.',
    labelNames: call,
    buckets: callSeconds,
    registers,
  });
  const jobs = new Counter({
    name: 'atrium_job_runs_total',
    help: 'Runs of background work.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobSeconds = new Counter({
    name: 'atrium_job_seconds_total',
    help: 'How long background work ran.',
    labelNames: ['job'],
    registers,
  });
  const received = new Counter({
    name: 'atrium_emails_received_total',
    help: 'Emails from outside, by what was found about the sender, or failed.',
    labelNames: ['outcome'],
    registers,
  });
  const sent = new Counter({
    name: 'atrium_emails_sent_total',
    help: 'Emails to outside addresses, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const errors = new Counter({ name: 'atrium_errors_total', help: 'Errors logged.', labelNames: ['event'], registers });

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('atrium_database_connections', 'Connections of the pool.', () => pool.totalCount);
  gauge('atrium_database_connections_idle', 'Connections of the pool that nothing uses.', () => pool.idleCount);
  gauge('atrium_database_connections_waiting', 'Calls that wait for a connection.', () => pool.waitingCount);
  gauge('atrium_event_streams', 'Event streams that are open.', streams);

  const asked = (name: string, help: string) => new Gauge({ name, help, registers });
  const databaseUp = asked('atrium_database_up', 'Whether the database answered this scrape.');
  const emailsWaiting = asked('atrium_outbox_emails_waiting', 'Emails to outside addresses that wait for a try.');
  const emailsLate = asked('atrium_outbox_late_seconds', 'How long the most overdue email waits for its try.');
  const webhooksWaiting = asked('atrium_outbox_webhooks_waiting', 'Webhook deliveries that wait for a try.');
  const filesBytes = asked('atrium_files_bytes', 'Size of the files of all companies.');
  const diskFree = asked('atrium_disk_free_bytes', 'Free space for DATA_DIR.');

  const lastBackup = asked('atrium_last_backup_timestamp_seconds', 'Of when the latest backup is; 0 if none is known.');

  const companyTransactions = new Counter({
    name: 'atrium_company_transactions_total',
    help: 'Pieces of work in the database, of the companies that use it most at the moment.',
    labelNames: ['company'],
    registers,
  });
  const companySeconds = new Counter({
    name: 'atrium_company_database_seconds_total',
    help: 'How long that work took.',
    labelNames: ['company'],
    registers,
  });
  const companyFiles = new Gauge({
    name: 'atrium_company_files_bytes',
    help: 'Size of the files of the companies that have most.',
    labelNames: ['company'],
    registers,
  });

  /** Only the top companies have a series, however many companies there are. */
  function setCompanies(largest: Queues['largest']): void {
    for (const metric of [companyTransactions, companySeconds, companyFiles]) metric.reset();
    for (const { company, transactions, seconds } of companies()) {
      companyTransactions.inc({ company }, transactions);
      companySeconds.inc({ company }, seconds);
    }
    for (const { company, bytes } of largest) companyFiles.set({ company }, bytes);
  }

  async function askSources(): Promise<void> {
    const [found, disk, backup] = await Promise.allSettled([queues(), freeBytesOf(dataDir), readLastBackup(dataDir)]);
    setCompanies(found.status === 'fulfilled' ? found.value.largest : []);
    databaseUp.set(found.status === 'fulfilled' ? 1 : 0);
    if (found.status === 'fulfilled') {
      emailsWaiting.set(found.value.emailsWaiting);
      emailsLate.set(found.value.emailsLateSeconds);
      webhooksWaiting.set(found.value.webhooksWaiting);
      filesBytes.set(found.value.filesBytes);
    }
    if (backup.status === 'fulfilled' && backup.value) lastBackup.set(Date.parse(backup.value.at) / 1000);
    if (disk.status === 'fulfilled') diskFree.set(disk.value);
  }

  function countCall({ method = '', path = '', status = '', ms = 0 }: NonNullable<Facts>): void {
    const labels = { method: String(method), route: String(path) };
    calls.inc({ ...labels, status: String(status) });
    durations.observe(labels, Number(ms) / 1000);
  }

  function countInfo(event: string, facts: NonNullable<Facts>): void {
    if (event === 'call') countCall(facts);
    else if (event === 'mail filed') received.inc({ outcome: String(facts.sender) });
    else if (event === 'mail handed over') for (const [outcome, count] of Object.entries(facts)) sent.inc({ outcome }, Number(count));
  }

  return {
    counting: (log) => ({
      info(event, facts) {
        countInfo(event, facts ?? {});
        log.info(event, facts);
      },
      warn: (event, facts) => log.warn(event, facts),
      error(event, facts, error) {
        errors.inc({ event });
        if (event === 'mail not filed') received.inc({ outcome: 'failed' });
        log.error(event, facts, error);
      },
    }),
    timing: (job, run) => async () => {
      const startedAt = performance.now();
      let outcome = 'failed';
      try {
        await run();
        outcome = 'done';
      } finally {
        jobs.inc({ job, outcome });
        jobSeconds.inc({ job }, (performance.now() - startedAt) / 1000);
      }
    },
    async scrape() {
      await askSources();
      const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
      return new Response(await registry.metrics(), { headers });
    },
  };
}

/** What is waiting in the database, for all servers and companies. */
interface Queues {
  emailsWaiting: number;
  /** Delay of the most overdue mail. */
  emailsLateSeconds: number;
  webhooksWaiting: number;
  filesBytes: number;
  /** The companies with the largest file storage, largest first. */
  largest: { company: string; bytes: number }[];
}

const patienceMs = 5000;
export const maxCompanies = 10;

/** Reads the queues from partial indexes and totals only, so the cost doesn't grow with the number of sent mails. */
export function readQueues(owner: pg.ClientConfig): Promise<Queues> {
  const patient = { ...owner, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  return withClient(patient, async (client) => {
    await client.query('set role atrium_owner');
    const { rows } = await client.query<Record<Exclude<keyof Queues, 'largest'>, string>>(
      `select (select count(*) from public.mail_deliveries where due_at is not null) as "emailsWaiting",
       (select greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0)) from public.mail_deliveries where due_at is not null) as "emailsLateSeconds",
       (select count(*) from public.webhook_deliveries where state = 'waiting') as "webhooksWaiting",
       (select coalesce(sum(used_bytes), 0) from public.file_usage) as "filesBytes"`,
    );
    const [{ emailsWaiting, emailsLateSeconds, webhooksWaiting, filesBytes }] = rows as [(typeof rows)[0]];
    const largest = await client.query<{ company: string; bytes: string }>(
      `select entity as company, used_bytes as bytes from public.file_usage where used_bytes > 0 order by used_bytes desc, entity limit ${maxCompanies}`,
    );
    return {
      largest: largest.rows.map(({ company, bytes }) => ({ company, bytes: Number(bytes) })),
      emailsWaiting: Number(emailsWaiting),
      emailsLateSeconds: Number(emailsLateSeconds),
      webhooksWaiting: Number(webhooksWaiting),
      filesBytes: Number(filesBytes),
    };
  });
}
