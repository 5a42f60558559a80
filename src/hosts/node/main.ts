import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApi } from '#app/api.ts';
import { backgroundWork } from '#app/background-work.ts';
import { addSampleData } from '#app/sample-data.ts';
import { settleSampleAccounts } from '#app/settle-sample-accounts.ts';
import { productVersion } from '#contract/product-version.ts';
import { notices } from '#features/email/server/public-api.ts';
import { findSubdomain } from '#features/plans/server/public-api.ts';
import { countUnverified, hasRealAccount } from '#platform/session/server/public-api.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Exports } from '#server/exports.ts';
import { startJobs } from '#server/job-loop.ts';
import { SessionCache } from '#server/session-cache.ts';
import { applyMigrations } from './apply-migrations.ts';
import { BusiestCompanies } from './busiest-companies.ts';
import { callerOf, cameLocally } from './caller.ts';
import { openChangeFeed } from './change-feed.ts';
import { pooledDatabase } from './database.ts';
import { diskFiles } from './disk-files.ts';
import { fullDiskProblem } from './full-disk.ts';
import { greeting, startHints } from './greeting.ts';
import { archiveToImport, importAtStart } from './import-at-start.ts';
import { jsonLog } from './log.ts';
import { isPublic, localUrl } from './loopback.ts';
import { dnsLookup } from './mail/dns-lookup.ts';
import { memoryOutbox } from './mail/memory-outbox.ts';
import { answerMetrics, maxCompanies, openMetrics, readQueues } from './metrics.ts';
import { openDatabase } from './open-database.ts';
import { openPool } from './open-pool.ts';
import { fetchOutside, postOutside, providerHost } from './outside/ask-outside.ts';
import { isPrivateAddress } from './outside/ssrf-guard.ts';
import { packageRoot } from './package-root.ts';
import { argonPasswords } from './passwords.ts';
import { pooledPdf } from './pdf/pooled-pdf.ts';
import { sharpImages } from './pictures/sharp-images.ts';
import { returnMemory } from './return-memory.ts';
import { readOrMakeSecret, setupCodeOf } from './secrets.ts';
import { serve } from './serve.ts';
import { readSettings, type Settings } from './settings.ts';
import { afterwardsOn, ShutDown, withDeadline } from './shut-down.ts';
import { StartFailure } from './start-failure.ts';
import { startUpSteps } from './start-up-steps.ts';
import { withClient } from './with-client.ts';
import { workerPool } from './workers/worker-pool.ts';
import { zlibCompression } from './zlib-compression.ts';

const read = readSettings(process.env, process.cwd());
if ('problems' in read) {
  for (const problem of read.problems) console.error(problem);
  process.exit(1);
}
const shutDown = new ShutDown();
shutDown.onSignals();
try {
  await start(read.settings);
} catch (error) {
  const failed = error as Error & { code?: string; address?: string; port?: number };
  // A shutdown requested during startup makes the rest of it fail.
  if (!shutDown.isAsked) {
    const known = failed instanceof StartFailure || !failed.stack ? failed.message : failed.stack;
    console.error(listeningProblem(failed) ?? fullDiskProblem(failed) ?? known);
    await shutDown.run(1);
  }
}

function listeningProblem({ code, address, port }: { code?: string; address?: string; port?: number }): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is in use on ${address}: stop the program that uses it, or set PORT`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST isn't an address of this machine${address ? `: ${address}` : ''}`;
  if (code === 'EACCES' && port) return `Port ${port} needs more permissions than this user has: set PORT`;
  return undefined;
}

async function start(settings: Settings): Promise<void> {
  const startedAt = performance.now();
  const archive = await archiveToImport(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  const step = startUpSteps();
  const lines = jsonLog(settings.logLevel);
  const { smtpUrl, mailFrom, mailListen, mailTls } = settings;

  const server = await step('Database', (say) =>
    shutDown.around(
      () => openDatabase(settings, say),
      (started) => started.stop(),
    ),
  );
  server.lost.then(() => {
    if (shutDown.isAsked) return;
    console.error('The connection that locks the database for this server was lost: stopping');
    lines.error('database lost; stopping');
    void shutDown.run(1);
  });
  await step('Migrations', async (say) => {
    const applied = await applyMigrations(server, settings, say);
    if (applied.length > 0) say(`${applied.length} applied`);
  });

  const secret = await readOrMakeSecret(server.dataDir);
  const pool = await shutDown.around(
    async () => openPool(server.app, lines, { pooler: server.pooler }),
    (opened) => withDeadline(opened.end()),
  );
  let openStreams = () => 0;
  const companies = settings.metrics && new BusiestCompanies();
  const metrics =
    settings.metrics &&
    (await openMetrics({
      version: productVersion,
      pool,
      streams: () => openStreams(),
      queues: () => readQueues(server.owner),
      companies: () => companies?.top(maxCompanies) ?? [],
      dataDir: server.dataDir,
      process: true,
    }));
  const { tracing: traced } = settings;
  const tracing =
    traced &&
    (await shutDown.around(
      async () => (await import('./tracing.ts')).openTracing({ ...traced, version: productVersion }),
      (opened) => withDeadline(opened.stop()),
    ));
  const counted = metrics ? metrics.counting(lines) : lines;
  const log = tracing ? tracing.naming(counted) : counted;
  const sessions = new SessionCache();
  const changes = await shutDown.around(
    () => openChangeFeed(server.feed, log, sessions),
    (opened) => withDeadline(opened.close()),
  );
  const later = await shutDown.around(
    async () => afterwardsOn(log),
    (working) => withDeadline(working.settled()),
  );
  const heavy = await shutDown.around(
    async () => workerPool(),
    (pool) => withDeadline(pool.close()),
  );
  const pooled = pooledDatabase(pool, server.pooler, sessions);
  const database = companies ? companies.counting(pooled) : pooled;
  const clock = () => new Date();
  const deps: Dependencies = {
    database: tracing ? tracing.querying(database) : database,
    clock,
    secret,
    passwords: argonPasswords(),
    files: diskFiles({ folder: join(server.dataDir, 'files'), secret, clock }),
    images: sharpImages,
    heavy,
    compression: zlibCompression,
    exports: new Exports(),
    pdf: pooledPdf(heavy),
    // The mail packages take 25 MB of memory, so they are loaded on first use.
    mail: {
      compose: async (...letter) => (await import('./mail/compose-letter.ts')).composeLetter(...letter),
      lookUp: settings.mailDns ? dnsLookup() : null,
      outgoing: smtpUrl && mailFrom ? (await import('./mail/smtp-out.ts')).smtpOut({ url: smtpUrl, from: mailFrom }) : null,
      outbox: settings.devOutbox ? memoryOutbox() : null,
      openImap: async (login) => (await import('./imap/open-imap.ts')).openImap(login, settings.imapHosts),
      fetchOutside: (asked) => fetchOutside(asked),
      postOutside: (posted) => postOutside(posted, settings.webhookHosts),
      isInward: (address) => isPrivateAddress(address, settings.webhookHosts),
    },
    notices,
    providers: providerHost(settings.signOnHosts),
    changes,
    log,
    caller: callerOf(settings),
    afterwards: later.afterwards,
    settings: {
      ...settings,
      publicUrl: settings.publicUrl ?? localUrl(settings),
      receivesMail: mailListen !== undefined,
      setupCode: setupCodeOf(secret),
    },
  };
  // Without statistics, queries are planned as if the tables were empty.
  const analyze = () => withClient(server.owner, (client) => client.query('analyze'));
  if (archive) {
    await step('Import', (say) => importAtStart(deps, archive, say));
    await analyze();
  } else if (settings.sampleData) {
    await step('Sample data', async (say) => {
      if (!(await addSampleData(deps))) return say('there already');
      await analyze();
    });
  }
  const sampleAccounts = await settleSampleAccounts(deps, { mode: settings.sampleAccounts, isPublic: isPublic(settings) });
  returnMemory();
  const serving = await step('Listening', () =>
    shutDown.around(
      () =>
        serve({
          api: tracing ? tracing.answering(createApi(deps)) : createApi(deps),
          settings,
          log,
          root: packageRoot(),
          metrics: metrics && answerMetrics({ metrics, token: settings.metrics?.token, isLocal: cameLocally }),
          companyOf: (name) => findSubdomain(deps, name),
        }),
      (opened) => opened.close(),
    ),
  );
  const { port } = serving;
  openStreams = serving.openStreams;
  await shutDown.around(
    async () =>
      startJobs(
        backgroundWork().map(({ name, work, pauseMs }) => {
          const run = () => work(deps);
          return { name, run: metrics ? metrics.timing(name, run) : run, pauseMs };
        }),
        { log, wait: (ms, signal) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined) },
      ),
    (working) => withDeadline(working.stop()),
  );
  if (mailListen) {
    const { smtpIn } = await import('./mail/smtp-in.ts');
    const incoming = await shutDown.around(
      () => smtpIn(deps, { at: mailListen, tls: mailTls, senders: settings.mailSenders }),
      (listening) => withDeadline(listening.close()),
    );
    log.info('listening for mail', { port: incoming.port });
  }
  const { setupCode } = deps.settings;
  const realAccount = await deps.database.reading(null, hasRealAccount);
  const waiting = smtpUrl || mailListen ? await deps.database.reading(null, countUnverified) : 0;
  const hints = startHints(settings, waiting);
  const ms = performance.now() - startedAt;
  const outboxToken = deps.mail.outbox?.token;
  console.log(greeting({ settings, port, setupCode, sampleAccounts, hasRealAccount: realAccount, outboxToken, hints, ms }));
}
