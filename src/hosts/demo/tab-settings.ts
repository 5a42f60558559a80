import type { ApiSettings } from '#server/dependencies.ts';

const megabyte = 1024 * 1024;

/** As on a server that is tried out: anybody registers, with sample data; no limits on who signs in, for there is nobody else. */
export const tabSettings: ApiSettings = {
  registration: 'open',
  setupCode: '',
  sampleData: true,
  showcase: true,
  rateLimit: false,
  publicUrl: undefined,
  accessTtlSeconds: 600,
  refreshTtlSeconds: 12 * 3600,
  rememberTtlSeconds: 30 * 24 * 3600,
  uploadLimitBytes: 25 * megabyte,
  mailLimitBytes: 25 * megabyte,
  newAccountHourlyRecipients: 100,
  receivesMail: false,
  imapHosts: [],
  webhookHosts: [],
  keepDays: { audit: 730, notifications: 90, sessions: 90, deleted: 30, files: 7 },
  quotaBytes: 0,
  planLimits: false,
};
