import { resolve } from 'node:path';

export type LogLevel = (typeof logLevels)[number];

/** What the operator set in the environment, checked and complete. */
export interface Settings {
  /** 0 takes a free one. */
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** Where people reach the server, without a slash at the end. */
  publicUrl: string | undefined;
  trustProxy: boolean;
  sampleData: boolean;
  /** Whether `SAMPLE_DATA=on` was said, not only taken for granted. */
  sampleDataOnPurpose: boolean;
  registration: 'open' | 'first' | 'closed';
  rateLimit: boolean;
  accessTtlSeconds: number;
  refreshTtlSeconds: number;
  rememberTtlSeconds: number;
  uploadLimitBytes: number;
  logLevel: LogLevel;
}

type Environment = Record<string, string | undefined>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const yearSeconds = 366 * 86_400;

/** Reads the settings from the environment; an empty variable counts as absent. Every problem is named, each in one line. */
export function readSettings(env: Environment, workingDir: string): { settings: Settings } | { problems: string[] } {
  const problems: string[] = [];
  const { oneOf, flag, wholeNumber, url, text } = readers(env, problems);

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const sampleData = flag('SAMPLE_DATA', !databaseUrl);
  const settings: Settings = {
    port: wholeNumber('PORT', 3000, 0, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: resolve(workingDir, text('DATA_DIR') ?? 'data'),
    databaseUrl,
    publicUrl: url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    trustProxy: flag('TRUST_PROXY', false),
    sampleData,
    sampleDataOnPurpose: sampleData && text('SAMPLE_DATA') !== undefined,
    registration: oneOf('REGISTRATION', ['open', 'first', 'closed'], sampleData ? 'open' : 'first'),
    rateLimit: flag('RATE_LIMIT', true),
    accessTtlSeconds: wholeNumber('ACCESS_TTL_SECONDS', 600, 1, yearSeconds),
    refreshTtlSeconds: wholeNumber('REFRESH_TTL_SECONDS', 12 * 3600, 1, yearSeconds),
    rememberTtlSeconds: wholeNumber('REMEMBER_TTL_SECONDS', 30 * 86_400, 1, yearSeconds),
    uploadLimitBytes: wholeNumber('UPLOAD_LIMIT_MB', 25, 1, 1024) * 1024 * 1024,
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
  };
  return problems.length > 0 ? { problems } : { settings };
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
    // What is wrong with an address is said without repeating it: it may hold a password.
    if (!protocols.includes(URL.parse(given)?.protocol ?? ''))
      problems.push(`${name} must be an address that begins with ${protocols[0]}//`);
    return given;
  };

  return { oneOf, flag, wholeNumber, url, text };
}
