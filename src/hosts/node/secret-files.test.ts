import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkMail } from './doctor/check-mail.ts';
import { describeError } from './log.ts';
import { checkGivenDatabase } from './open-given-database.ts';
import { secretSettings } from './secrets.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'atrium-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const values = {
  DATABASE_URL: 'postgres://atrium:open-sesame@db.example/atrium',
  DATABASE_LISTEN_URL: 'postgres://atrium:open-sesame@direct.example/atrium',
  SMTP_URL: 'smtps://office:open-sesame@mail.example',
  METRICS_TOKEN: 'open-sesame-open-sesame',
  OTEL_EXPORTER_OTLP_HEADERS: 'api-key=open-sesame',
};
/** Settings these secrets require. */
const beside = { MAIL_FROM: 'office@juniper.example', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

function fileWith(content: string): string {
  const path = join(folder, `secret-${Math.random()}`);
  writeFileSync(path, content);
  return path;
}

const problemsOf = (env: Record<string, string>) => {
  const read = readSettings(env, folder);
  return 'problems' in read ? read.problems : [];
};

it('reads every secret from a file, with the same result as from the environment', () => {
  expect(Object.keys(values)).toEqual(secretSettings);
  const files = Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}_FILE`, fileWith(`${value}\n`)]));
  expect(readSettings({ ...beside, ...files }, '/srv/atrium')).toEqual(readSettings({ ...beside, ...values }, '/srv/atrium'));
});

describe.each(secretSettings)('%s_FILE', (name) => {
  const option = `${name}_FILE`;

  it('is relative to the working directory, and counts as absent if empty', () => {
    const path = fileWith('open-sesame');
    expect(problemsOf({ [option]: path.slice(folder.length + 1) })).toContainEqual(expect.stringMatching(`^${name} must (be|have) `));
    expect(problemsOf({ [option]: ' ' })).toEqual([]);
  });

  it('is reported if missing, empty or set twice, without its content', () => {
    expect(problemsOf({ [option]: 'none' })).toContainEqual(`${option} names a file that can't be read: none (ENOENT)`);
    expect(problemsOf({ [option]: fileWith(' \n') })).toContainEqual(expect.stringContaining(`${option} names an empty file`));
    const both = problemsOf({ ...beside, [option]: fileWith(values[name]), [name]: values[name] });
    expect(both).toContainEqual(`${name} and ${option} are both set: remove one`);
    expect(both.join()).not.toContain('sesame');
  });
});

describe('no secret is printed or logged', () => {
  it.each(secretSettings)('when %s is wrong', (name) => {
    const problems = problemsOf({ ...beside, [name]: 'open-sesame' });
    expect([problems.length > 0, problems.join()]).toEqual([true, expect.not.stringContaining('sesame')]);
  });

  it.each([
    ['that nobody listens on', 'postgres://atrium:open-sesame@127.0.0.1:1/atrium'],
    ['with a broken escape', 'postgres://atrium:open-sesame%ZZ@127.0.0.1:1/atrium'],
    ['with a broken option', 'postgres://atrium:open-sesame@127.0.0.1:1/atrium?sslmode=nonsense'],
  ])('when the database address is %s', async (_what, url) => {
    const error = await checkGivenDatabase({ url, pooler: 'none', listenUrl: undefined }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: expect.not.stringContaining('sesame') });
    expect(JSON.stringify(describeError(error))).not.toContain('sesame');
  });

  it('when the email server is unavailable', async () => {
    const smtpUrl = 'smtp://office:open-sesame@127.0.0.1:1';
    const found = await checkMail({ smtpUrl, mailFrom: undefined, mailListen: undefined, mailTls: undefined }, new Date());
    expect([found[0]?.mark, JSON.stringify(found)]).toEqual(['wrong', expect.not.stringContaining('sesame')]);
  });
});
