import { resolve } from 'node:path';
import type { SampleAccountsMode } from '#app/settle-sample-accounts.ts';
import type { Address } from '#server/mail-host.ts';
import type { KeepDays } from '#server/sweep.ts';
import { isOrigin } from './cross-origin.ts';
import { isPublic } from './loopback.ts';
import { readAddress } from './mail/read-address.ts';
import { defaultArcSealers, isNetwork, type SenderPolicy } from './mail/sender-policy.ts';
import { withSecretFiles } from './secrets.ts';

export type LogLevel = (typeof logLevels)[number];

/** The operator's settings from the environment, validated and complete. */
export interface Settings {
  /** 0 picks a free port. */
  port: number;
  host: string;
  /** An absolute path. */
  dataDir: string;
  /** Absent for the embedded PostgreSQL in `dataDir`. */
  database: GivenDatabase | undefined;
  /** Whether to back up a database with data before migrating it. */
  backupBeforeMigration: boolean;
  /** The public address of the server, without a trailing slash. */
  publicUrl: string | undefined;
  /** Where to report vulnerabilities, for `security.txt`. */
  securityContact: string | undefined;
  trustProxy: boolean;
  /** Other origins whose pages may use the API, as browsers write them. */
  corsOrigins: string[];
  sampleData: boolean;
  /** Whether the menu shows the component gallery. */
  showcase: boolean;
  /** Seed accounts end once there are real ones; with an explicit `SAMPLE_DATA=on`, they get passwords that are printed at startup. */
  sampleAccounts: SampleAccountsMode;
  registration: 'open' | 'first' | 'closed';
  rateLimit: boolean;
  accessTtlSeconds: number;
  refreshTtlSeconds: number;
  rememberTtlSeconds: number;
  uploadLimitBytes: number;
  /** The SMTP server for outgoing mail. */
  smtpUrl: string | undefined;
  /** The sender of outgoing mail; present whenever `smtpUrl` is. */
  mailFrom: Address | undefined;
  /** The listening address for incoming mail. */
  mailListen: ListenAt | undefined;
  /** Certificate and key files for encrypted incoming mail. */
  mailTls: { cert: string; key: string } | undefined;
  /** How senders of incoming mail are evaluated. */
  mailSenders: SenderPolicy;
  /** Whether to query the DNS about mail senders and the company's own domains. */
  mailDns: boolean;
  mailLimitBytes: number;
  /** Whether unsent mail is available to a developer, with a token printed at startup. */
  devOutbox: boolean;
  /** How many outside addresses a new account may write to per hour; 0 for no limit. */
  newAccountHourlyRecipients: number;
  /** Allowed hosts of private networks, in lowercase: IMAP servers, identity providers, webhook receivers. */
  imapHosts: string[];
  signOnHosts: string[];
  webhookHosts: string[];
  keepDays: KeepDays;
  /** Storage quota per entity in bytes; 0 for no limit. */
  quotaBytes: number;
  planLimits: boolean;
  logLevel: LogLevel;
  /** Whether metrics are collected, and the token to read them; without a token, only this machine can. */
  metrics: { token: string | undefined } | undefined;
  /** Where OpenTelemetry spans are sent, with which headers, and which are sampled; absent if off. */
  tracing: TracingSettings | undefined;
}

/** The operator's own PostgreSQL. */
export interface GivenDatabase {
  url: string;
  /** The pooler behind `url`: with `transaction`, each transaction may get a different connection. */
  pooler: Pooler;
  /** Connects to the same database past the pooler. Present whenever `pooler` isn't `none`. */
  listenUrl: string | undefined;
}

interface TracingSettings {
  url: string;
  headers: Record<string, string>;
  sampler: (typeof samplers)[number];
  /** From 0 to 1, for ratio samplers. */
  ratio: number;
}

export type Pooler = (typeof poolers)[number];

export interface ListenAt {
  host: string;
  /** 0 picks a free port. */
  port: number;
}

type Environment = Record<string, string | undefined>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const poolers = ['none', 'transaction'] as const;
const leastTokenLength = 16;
const yearSeconds = 366 * 86_400;

/** Reads the settings from the environment; an empty variable counts as absent. Reports every problem, one line each. */
export function readSettings(given: Environment, workingDir: string): { settings: Settings } | { problems: string[] } {
  const problems: string[] = [];
  const env = withSecretFiles(given, workingDir, problems);
  const read = readers(env, problems);
  const { oneOf, flag, wholeNumber, url, contact, origins, hosts, text } = read;
  const host = text('HOST') ?? '127.0.0.1';

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const listenUrl = url('DATABASE_LISTEN_URL', ['postgres:', 'postgresql:']);
  const pooler = oneOf('DATABASE_POOLER', poolers, 'none');
  const sampleData = flag('SAMPLE_DATA', !databaseUrl);
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '');
  // Anyone can reach the server or get mail from it, so open registration must be turned on explicitly.
  const isForTheWorld = isPublic({ host, publicUrl }) || text('SMTP_URL') !== undefined || text('MAIL_LISTEN') !== undefined;
  const metricsToken = text('METRICS_TOKEN');
  const settings: Settings = {
    port: wholeNumber('PORT', 3000, 0, 65_535),
    host,
    dataDir: resolve(workingDir, text('DATA_DIR') ?? 'data'),
    database: databaseUrl ? { url: databaseUrl, pooler, listenUrl } : undefined,
    backupBeforeMigration: flag('BACKUP_BEFORE_MIGRATION', true),
    publicUrl,
    securityContact: contact('SECURITY_CONTACT'),
    trustProxy: flag('TRUST_PROXY', false),
    corsOrigins: origins('CORS_ORIGINS'),
    sampleData,
    showcase: flag('SHOWCASE', sampleData),
    sampleAccounts:
      oneOf('SAMPLE_ACCOUNTS', ['end', 'keep'], 'end') === 'keep'
        ? 'keep'
        : sampleData && text('SAMPLE_DATA') !== undefined
          ? 'print'
          : 'end',
    registration: oneOf('REGISTRATION', ['open', 'first', 'closed'], sampleData && !isForTheWorld ? 'open' : 'first'),
    rateLimit: flag('RATE_LIMIT', true),
    accessTtlSeconds: wholeNumber('ACCESS_TTL_SECONDS', 600, 1, yearSeconds),
    refreshTtlSeconds: wholeNumber('REFRESH_TTL_SECONDS', 12 * 3600, 1, yearSeconds),
    rememberTtlSeconds: wholeNumber('REMEMBER_TTL_SECONDS', 30 * 86_400, 1, yearSeconds),
    uploadLimitBytes: wholeNumber('UPLOAD_LIMIT_MB', 25, 1, 1024) * 1024 * 1024,
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readAddress(text('MAIL_FROM') ?? ''),
    mailListen: listenAt(text('MAIL_LISTEN'), host),
    mailTls: filePair(text('MAIL_TLS_CERT'), text('MAIL_TLS_KEY'), workingDir),
    mailSenders: {
      relays: hosts('MAIL_RELAYS'),
      authservId: text('MAIL_AUTHSERV_ID')?.toLowerCase(),
      sealers:
        text('MAIL_TRUSTED_SEALERS') === undefined ? defaultArcSealers : hosts('MAIL_TRUSTED_SEALERS').filter((one) => one !== 'none'),
      dmarcReject: oneOf('DMARC_REJECT', ['spam', 'refuse'], 'spam'),
    },
    mailDns: flag('MAIL_DNS', true),
    mailLimitBytes: wholeNumber('MAIL_LIMIT_MB', 25, 1, 1024) * 1024 * 1024,
    devOutbox: flag('DEV_OUTBOX', false),
    newAccountHourlyRecipients: wholeNumber('NEW_ACCOUNT_HOURLY_RECIPIENTS', 100, 0, 1_000_000),
    imapHosts: hosts('IMAP_HOSTS'),
    signOnHosts: hosts('SIGN_ON_HOSTS'),
    webhookHosts: hosts('WEBHOOK_HOSTS'),
    keepDays: {
      audit: wholeNumber('KEEP_AUDIT_DAYS', 730, 1, 36_500),
      notifications: wholeNumber('KEEP_NOTIFICATIONS_DAYS', 90, 1, 36_500),
      // They show an account's previous sign-in locations.
      sessions: wholeNumber('KEEP_SESSIONS_DAYS', 90, 1, 36_500),
      // Deleted data can be restored for at least a month.
      deleted: wholeNumber('KEEP_DELETED_DAYS', 30, 30, 36_500),
      files: wholeNumber('KEEP_FILES_DAYS', 7, 2, 36_500),
    },
    quotaBytes: wholeNumber('QUOTA_MB', 0, 0, 100_000_000) * 1024 * 1024,
    planLimits: flag('PLAN_LIMITS', true),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    metrics: flag('METRICS', metricsToken !== undefined) ? { token: metricsToken } : undefined,
    tracing: readTracing(read, problems),
  };
  if (publicUrl && hasPath(publicUrl))
    problems.push(
      "PUBLIC_URL must end after host and port, such as https://office.example: Atrium needs its own host name and doesn't work under a path",
    );
  problems.push(...metricsProblems(settings));
  if (settings.sampleAccounts === 'keep' && (settings.trustProxy || isPublic(settings)))
    problems.push('SAMPLE_ACCOUNTS=keep is for tests on this machine only: remove PUBLIC_URL, HOST or TRUST_PROXY if they let others in');
  if (settings.devOutbox && (settings.smtpUrl || settings.trustProxy || isPublic(settings)))
    problems.push('DEV_OUTBOX=on is for local development only. Remove it, or SMTP_URL, TRUST_PROXY and any public PUBLIC_URL or HOST');
  if (!databaseUrl && (listenUrl || pooler !== 'none'))
    problems.push('DATABASE_LISTEN_URL and DATABASE_POOLER need DATABASE_URL: the embedded database has no pooler');
  if (databaseUrl && pooler !== 'none' && !listenUrl)
    problems.push('DATABASE_LISTEN_URL must be set with DATABASE_POOLER: an address of the same database that bypasses the pooler');
  problems.push(...mailProblems(settings, text));
  return problems.length > 0 ? { problems } : { settings };
}

function hasPath(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.pathname + url.search + url.hash !== '/';
}

/** Parses `host:port`, or a port on the server's own host; undefined for anything else. */
function listenAt(given: string | undefined, host: string): ListenAt | undefined {
  const [, named, port] = /^(?:(\[[\da-f:.]+\]|[^\s:]+):)?(\d{1,5})$/i.exec(given ?? '') ?? [];
  if (port === undefined || Number(port) > 65_535) return undefined;
  return { host: named?.replaceAll(/[[\]]/g, '') ?? host, port: Number(port) };
}

function filePair(cert: string | undefined, key: string | undefined, workingDir: string): Settings['mailTls'] {
  return cert && key ? { cert: resolve(workingDir, cert), key: resolve(workingDir, key) } : undefined;
}

function mailProblems({ smtpUrl, mailFrom, mailListen, mailSenders }: Settings, text: (name: string) => string | undefined): string[] {
  const given = (name: string) => text(name) !== undefined;
  return [
    ...(given('MAIL_FROM') && !mailFrom
      ? ['MAIL_FROM must be an address, or a name and an address: Juniper & Vale <office@example.com>']
      : []),
    ...(smtpUrl && !given('MAIL_FROM') ? ['MAIL_FROM must be set with SMTP_URL: the sender of outgoing email'] : []),
    ...(given('MAIL_LISTEN') && !mailListen ? [`MAIL_LISTEN must be a port or host:port, but is "${text('MAIL_LISTEN')}"`] : []),
    ...(mailSenders.relays.every(isNetwork) ? [] : ['MAIL_RELAYS must be IP addresses or networks, such as 10.0.0.5, 192.0.2.0/24']),
    ...(mailSenders.authservId && mailSenders.relays.length === 0
      ? ['MAIL_AUTHSERV_ID needs MAIL_RELAYS: only your own mail servers are trusted to check senders']
      : []),
    ...(given('MAIL_TLS_CERT') !== given('MAIL_TLS_KEY') ? ['MAIL_TLS_CERT and MAIL_TLS_KEY must be set together'] : []),
  ];
}

function metricsProblems(settings: Settings): string[] {
  const { metrics, trustProxy } = settings;
  if (!metrics) return [];
  if (metrics.token === undefined)
    return trustProxy || isPublic(settings)
      ? ['METRICS_TOKEN must be set when METRICS is on and others can reach the server (PUBLIC_URL, HOST or TRUST_PROXY)']
      : [];
  // Don't repeat the value: it is a secret.
  return metrics.token.length < leastTokenLength ? [`METRICS_TOKEN must have at least ${leastTokenLength} characters`] : [];
}

/** Reads the standard OpenTelemetry variables. */
function readTracing({ oneOf, url, text }: ReturnType<typeof readers>, problems: string[]): TracingSettings | undefined {
  const base = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const traces = url('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http:', 'https:']);
  const sampler = oneOf('OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on');
  oneOf('OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'], 'http/json');
  const isOff = oneOf('OTEL_SDK_DISABLED', ['true', 'false'], 'false') === 'true';
  const exporter = oneOf('OTEL_TRACES_EXPORTER', ['otlp', 'none'], 'otlp');
  const ratio = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? '1');
  if (!(ratio >= 0 && ratio <= 1)) problems.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  const pairs = (text('OTEL_EXPORTER_OTLP_HEADERS') ?? '').split(',').filter((pair) => pair.trim() !== '');
  const headers = pairs.map((pair) => /^\s*([\w.-]+)\s*=\s*(.*?)\s*$/.exec(pair));
  // Don't repeat the values: they may contain a secret.
  if (headers.includes(null)) problems.push('OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value, separated by commas');
  const address = traces ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  if (!address || isOff || exporter === 'none') return undefined;
  const named = headers.map((pair) => [pair?.[1] ?? '', decoded(pair?.[2] ?? '')]);
  return { url: address, headers: Object.fromEntries(named), sampler, ratio };
}

/** Values are percent-encoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function readers(env: Environment, problems: string[]) {
  const text = (name: string) => env[name]?.trim() || undefined;
  const problem = (name: string, wanted: string) => {
    problems.push(`${name} must be ${wanted}, but is "${text(name)}"`);
  };

  const oneOf = <const T extends string>(name: string, values: readonly T[], standard: T): T => {
    const given = text(name)?.toLowerCase();
    if (given === undefined) return standard;
    const value = values.find((one) => one === given);
    if (value === undefined) problem(name, `one of ${values.join(', ')}`);
    return value ?? standard;
  };

  const flag = (name: string, standard: boolean): boolean =>
    ['on', 'true', '1'].includes(oneOf(name, ['on', 'off', 'true', 'false', '1', '0'], standard ? 'on' : 'off'));

  const wholeNumber = (name: string, standard: number, least: number, most: number): number => {
    const given = text(name);
    if (given === undefined) return standard;
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (!(value >= least && value <= most)) problem(name, `a whole number from ${least} to ${most}`);
    return value;
  };

  const url = (name: string, protocols: string[]): string | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    // Report problems with an address without repeating it: it may contain a password.
    if (!protocols.includes(URL.parse(given)?.protocol ?? ''))
      problems.push(`${name} must be an address that begins with ${protocols[0]}//`);
    return given;
  };

  /** An email address, or the address of a page. */
  const contact = (name: string): string | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    const address = /^[^\s@:/]+@[^\s@:/]+$/.test(given) ? `mailto:${given}` : given;
    if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(address)) problem(name, 'a mail address or an address that begins with https://');
    return address;
  };

  const origins = (name: string): string[] => {
    const given = [...new Set((text(name) ?? '').split(',').map((one) => one.trim()))].filter(Boolean);
    // Don't repeat the value, as above.
    const wrong = given.findIndex((one) => !isOrigin(one));
    if (wrong >= 0)
      problems.push(
        `${name} must be origins separated by commas, such as https://office.example: lowercase, nothing after host and port, no *; number ${wrong + 1} is none`,
      );
    return given;
  };

  const hosts = (name: string): string[] =>
    (text(name) ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);

  return { oneOf, flag, wholeNumber, url, contact, origins, hosts, text };
}
