import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

function settingsOf(env: Record<string, string>) {
  const read = readSettings(env, '/srv/atrium');
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.settings;
}

describe('readSettings', () => {
  it('has a default for every variable', () => {
    expect(settingsOf({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/atrium/data',
      database: undefined,
      backupBeforeMigration: true,
      publicUrl: undefined,
      securityContact: undefined,
      trustProxy: false,
      corsOrigins: [],
      sampleData: true,
      showcase: true,
      sampleAccounts: 'end',
      registration: 'open',
      rateLimit: true,
      accessTtlSeconds: 600,
      refreshTtlSeconds: 43_200,
      rememberTtlSeconds: 2_592_000,
      uploadLimitBytes: 26_214_400,
      smtpUrl: undefined,
      mailFrom: undefined,
      mailListen: undefined,
      mailTls: undefined,
      mailSenders: {
        relays: [],
        authservId: undefined,
        sealers: ['google.com', 'microsoft.com', 'messagingengine.com'],
        dmarcReject: 'spam',
      },
      mailDns: true,
      mailLimitBytes: 26_214_400,
      devOutbox: false,
      newAccountHourlyRecipients: 100,
      imapHosts: [],
      signOnHosts: [],
      webhookHosts: [],
      keepDays: { audit: 730, notifications: 90, sessions: 90, deleted: 30, files: 7 },
      quotaBytes: 0,
      planLimits: true,
      logLevel: 'info',
      metrics: undefined,
      tracing: undefined,
    });
  });

  it('reads which mail servers are trusted about senders', () => {
    const given = {
      MAIL_RELAYS: '10.0.0.5, 2001:db8::/32',
      MAIL_AUTHSERV_ID: 'MX.office.example',
      MAIL_TRUSTED_SEALERS: 'none',
      DMARC_REJECT: 'refuse',
    };
    expect(settingsOf(given).mailSenders).toEqual({
      relays: ['10.0.0.5', '2001:db8::/32'],
      authservId: 'mx.office.example',
      sealers: [],
      dmarcReject: 'refuse',
    });
    expect(readSettings({ MAIL_RELAYS: 'mx.office.example' }, '/')).toEqual({ problems: [expect.stringMatching(/^MAIL_RELAYS must be/)] });
    expect(readSettings({ MAIL_RELAYS: '10.0.0.0/33' }, '/')).toEqual({ problems: [expect.stringMatching(/^MAIL_RELAYS must be/)] });
    expect(readSettings({ MAIL_AUTHSERV_ID: 'mx' }, '/')).toEqual({ problems: [expect.stringMatching(/^MAIL_AUTHSERV_ID needs/)] });
  });

  it.each(['https://office.example/office/', 'https://office.example/a/b', 'https://office.example?x=1', 'https://office.example/#x'])(
    'rejects a PUBLIC_URL with anything after the host: %s',
    (address) => {
      expect(readSettings({ PUBLIC_URL: address }, '/')).toEqual({
        problems: [expect.stringMatching(/^PUBLIC_URL must end after host and port, such as https:\/\/office\.example: .*under a path$/)],
      });
    },
  );

  it('accepts a PUBLIC_URL with a port and a trailing slash', () => {
    expect(settingsOf({ PUBLIC_URL: 'https://office.example:8443/' }).publicUrl).toBe('https://office.example:8443');
    expect(readSettings({ PUBLIC_URL: 'office.example/office' }, '/')).toEqual({
      problems: [expect.stringContaining('must be an address that begins with http://')],
    });
  });

  describe('OpenTelemetry', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    it('sends all spans to the traces path of the endpoint', () => {
      expect(settingsOf(endpoint).tracing).toEqual({
        ...{ url: 'http://127.0.0.1:4318/v1/traces', headers: {}, sampler: 'parentbased_always_on', ratio: 1 },
      });
      expect(settingsOf({ ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' }).tracing?.url).toBe(
        'https://traces.example/in',
      );
    });

    it('supports sampling and headers', () => {
      const more = {
        ...{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' },
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, tenant = office=1',
      };
      expect(settingsOf({ ...endpoint, ...more }).tracing).toMatchObject({
        ...{ sampler: 'traceidratio', ratio: 0.25, headers: { 'api-key': 'a b', tenant: 'office=1' } },
      });
    });

    it.each([{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }])('sends nothing with %j', (off) => {
      expect(settingsOf({ ...endpoint, ...off }).tracing).toBeUndefined();
    });

    it.each([
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
      ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
      ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
      ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
      ['OTEL_TRACES_SAMPLER_ARG', 'half'],
    ])('rejects %s=%s', (name, value) => {
      expect(readSettings({ [name]: value }, '/')).toEqual({ problems: [expect.stringMatching(`^${name} must be `)] });
    });
  });

  it('collects metrics only if enabled, and requires a token if the server is public', () => {
    const token = 'a token of the operator';
    expect(settingsOf({ METRICS: 'on' }).metrics).toEqual({ token: undefined });
    expect(settingsOf({ METRICS_TOKEN: token, PUBLIC_URL: 'https://office.example' }).metrics).toEqual({ token });
    expect(settingsOf({ METRICS: 'off', METRICS_TOKEN: token }).metrics).toBeUndefined();
    for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://office.example' }, { TRUST_PROXY: 'on' }])
      expect(readSettings({ METRICS: 'on', ...open }, '/')).toEqual({ problems: [expect.stringMatching(/^METRICS_TOKEN must be set/)] });
    expect(readSettings({ METRICS_TOKEN: 'short' }, '/')).toEqual({ problems: ['METRICS_TOKEN must have at least 16 characters'] });
  });

  it('turns sample data off for an external database by default', () => {
    const url = { DATABASE_URL: 'postgres://somewhere/atrium' };
    expect(settingsOf(url)).toMatchObject({ sampleData: false, sampleAccounts: 'end', registration: 'first' });
    expect(settingsOf({ ...url, SAMPLE_DATA: 'on' })).toMatchObject({ sampleData: true, sampleAccounts: 'print', registration: 'open' });
  });

  it('shows the component gallery along with sample data by default', () => {
    expect(settingsOf({ SAMPLE_DATA: 'off' })).toMatchObject({ showcase: false });
    expect(settingsOf({ SAMPLE_DATA: 'off', SHOWCASE: 'on' })).toMatchObject({ sampleData: false, showcase: true });
    expect(settingsOf({ SHOWCASE: 'off' })).toMatchObject({ sampleData: true, showcase: false });
  });

  it('accepts a pooler with a listen address that bypasses it', () => {
    const url = 'postgres://somewhere:6432/atrium';
    const listenUrl = 'postgres://somewhere/atrium';
    const given = { DATABASE_URL: url, DATABASE_POOLER: 'transaction', DATABASE_LISTEN_URL: listenUrl };
    expect(settingsOf(given).database).toEqual({ url, pooler: 'transaction', listenUrl });
    expect(settingsOf({ DATABASE_URL: url }).database).toEqual({ url, pooler: 'none', listenUrl: undefined });
    expect(readSettings({ ...given, DATABASE_LISTEN_URL: '' }, '/')).toEqual({
      problems: [expect.stringMatching(/^DATABASE_LISTEN_URL must be set with DATABASE_POOLER/)],
    });
    expect(readSettings({ ...given, DATABASE_URL: '' }, '/')).toEqual({ problems: [expect.stringMatching(/need DATABASE_URL/)] });
  });

  it('accepts a mailbox or a page as the security contact', () => {
    expect(settingsOf({ SECURITY_CONTACT: 'security@office.example' }).securityContact).toBe('mailto:security@office.example');
    expect(settingsOf({ SECURITY_CONTACT: 'https://office.example/report' }).securityContact).toBe('https://office.example/report');
    for (const wrong of ['somebody', 'http://office.example', 'a@b\nExpires: never'])
      expect(readSettings({ SECURITY_CONTACT: wrong }, '/')).toEqual({ problems: [expect.stringMatching(/^SECURITY_CONTACT must be/)] });
  });

  it('keeps seed accounts only if set explicitly on a local-only server', () => {
    expect(settingsOf({ SAMPLE_ACCOUNTS: 'keep', SAMPLE_DATA: 'on' }).sampleAccounts).toBe('keep');
    expect(settingsOf({ SAMPLE_ACCOUNTS: 'keep', PUBLIC_URL: 'http://localhost:3000' }).sampleAccounts).toBe('keep');
    expect(settingsOf({ SAMPLE_DATA: 'off' }).sampleAccounts).toBe('end');
    for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://office.example' }, { TRUST_PROXY: 'on' }])
      expect(readSettings({ SAMPLE_ACCOUNTS: 'keep', ...open }, '/')).toEqual({
        problems: [expect.stringMatching(/^SAMPLE_ACCOUNTS=keep is for tests/)],
      });
  });

  it('enables the developer outbox only if set explicitly on a local-only server', () => {
    expect(settingsOf({ DEV_OUTBOX: 'on', PUBLIC_URL: 'http://localhost:3000' }).devOutbox).toBe(true);
    for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://office.example' }, { TRUST_PROXY: 'on' }, smtp])
      expect(readSettings({ DEV_OUTBOX: 'on', ...open }, '/')).toEqual({ problems: [expect.stringMatching(/^DEV_OUTBOX=on is for/)] });
  });

  const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'office@example.com' };
  it.each([
    [{}, 'open'],
    [{ HOST: 'localhost' }, 'open'],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, 'open'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'open'],
    [smtp, 'first'],
    [{ MAIL_LISTEN: '2525' }, 'first'],
    [{ PUBLIC_URL: 'https://office.example' }, 'first'],
    [{ HOST: '0.0.0.0' }, 'first'],
    [{ HOST: '::' }, 'first'],
    [{ HOST: '192.168.1.7', SAMPLE_DATA: 'on' }, 'first'],
    [{ ...smtp, HOST: '0.0.0.0', MAIL_LISTEN: '25', REGISTRATION: 'open' }, 'open'],
    [{ REGISTRATION: 'closed' }, 'closed'],
  ])('with %o, sets registration to %s', (env, registration) => {
    expect(settingsOf(env as Record<string, string>).registration).toBe(registration);
  });

  it('treats on, true and 1 alike, and an empty variable as absent', () => {
    expect(
      settingsOf({ TRUST_PROXY: '1', RATE_LIMIT: 'false', SAMPLE_DATA: 'OFF', PORT: '', PUBLIC_URL: 'https://office.example/' }),
    ).toMatchObject({
      trustProxy: true,
      rateLimit: false,
      sampleData: false,
      registration: 'first',
      port: 3000,
      publicUrl: 'https://office.example',
    });
  });

  it('keeps deleted data for at least a month, and reads a quota in megabytes', () => {
    expect(settingsOf({ KEEP_AUDIT_DAYS: '3650', KEEP_DELETED_DAYS: '90', QUOTA_MB: '500', PLAN_LIMITS: 'off' })).toMatchObject({
      keepDays: { audit: 3650, notifications: 90, sessions: 90, deleted: 90, files: 7 },
      quotaBytes: 524_288_000,
      planLimits: false,
    });
    expect(readSettings({ KEEP_DELETED_DAYS: '29', KEEP_FILES_DAYS: '1', QUOTA_MB: '-1' }, '/')).toEqual({
      problems: [
        'KEEP_DELETED_DAYS must be a whole number from 30 to 36500, but is "29"',
        'KEEP_FILES_DAYS must be a whole number from 2 to 36500, but is "1"',
        'QUOTA_MB must be a whole number from 0 to 100000000, but is "-1"',
      ],
    });
  });

  it('reports each problem on a separate line without repeating an address', () => {
    const read = readSettings(
      { PORT: '70000', DATABASE_URL: 'mysql://me:secret@host/db', REGISTRATION: 'maybe', TRUST_PROXY: 'yes', ACCESS_TTL_SECONDS: '0' },
      '/',
    );
    expect(read).toEqual({
      problems: [
        'DATABASE_URL must be an address that begins with postgres://',
        'PORT must be a whole number from 0 to 65535, but is "70000"',
        'TRUST_PROXY must be one of on, off, true, false, 1, 0, but is "yes"',
        'REGISTRATION must be one of open, first, closed, but is "maybe"',
        'ACCESS_TTL_SECONDS must be a whole number from 1 to 31622400, but is "0"',
      ],
    });
  });

  it('accepts allowed origins, and reports an invalid one without repeating it', () => {
    const given = ' https://office.example,http://127.0.0.1:8080 , https://office.example,';
    expect(settingsOf({ CORS_ORIGINS: given }).corsOrigins).toEqual(['https://office.example', 'http://127.0.0.1:8080']);
    for (const wrong of ['*', 'https://office.example/', 'https://me:secret@office.example', 'null']) {
      const read = readSettings({ CORS_ORIGINS: `https://page.example,${wrong}` }, '/');
      expect(read).toEqual({ problems: [expect.stringMatching(/^CORS_ORIGINS must be origins .* number 2 is none$/)] });
      expect(JSON.stringify(read)).not.toContain('secret');
    }
  });

  it('accepts complete mail settings', () => {
    expect(
      settingsOf({
        SMTP_URL: 'smtps://me:secret@mail.example',
        MAIL_FROM: 'Juniper & Vale <office@example.com>',
        MAIL_LISTEN: '[::]:2525',
        MAIL_TLS_CERT: 'cert.pem',
        MAIL_TLS_KEY: '/etc/key.pem',
        MAIL_LIMIT_MB: '50',
        IMAP_HOSTS: 'Mail.office.example, 10.0.0.7',
        SIGN_ON_HOSTS: 'login.office.example',
        WEBHOOK_HOSTS: 'Hooks.office.example',
      }),
    ).toMatchObject({
      smtpUrl: 'smtps://me:secret@mail.example',
      mailFrom: { name: 'Juniper & Vale', email: 'office@example.com' },
      mailListen: { host: '::', port: 2525 },
      mailTls: { cert: '/srv/atrium/cert.pem', key: '/etc/key.pem' },
      mailLimitBytes: 52_428_800,
      imapHosts: ['mail.office.example', '10.0.0.7'],
      signOnHosts: ['login.office.example'],
      webhookHosts: ['hooks.office.example'],
    });
    expect(settingsOf({ MAIL_LISTEN: '2525', HOST: '0.0.0.0' }).mailListen).toEqual({ host: '0.0.0.0', port: 2525 });
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set with SMTP_URL: the sender of outgoing email'],
    [{ SMTP_URL: 'https://me:secret@mail.example' }, 'SMTP_URL must be an address that begins with smtp://'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an address, or a name and an address: Juniper & Vale <office@example.com>'],
    [{ MAIL_LISTEN: 'here' }, 'MAIL_LISTEN must be a port or host:port, but is "here"'],
    [{ MAIL_LISTEN: '70000' }, 'MAIL_LISTEN must be a port or host:port, but is "70000"'],
    [{ MAIL_TLS_CERT: 'cert.pem' }, 'MAIL_TLS_CERT and MAIL_TLS_KEY must be set together'],
  ])('rejects %o', (env, problem) => {
    const read = readSettings({ MAIL_FROM: undefined, ...env }, '/');
    expect('problems' in read && read.problems).toContain(problem);
  });
});
