import type { ApiSettings } from '#server/dependencies.ts';

const megabyte = 1024 * 1024;

/** Same as a trial server: open registration with sample data, and no sign-in limits, since there is only one user. */
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
