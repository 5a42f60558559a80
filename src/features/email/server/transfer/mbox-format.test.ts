import { describe, expect, onTestFinished, test } from 'vitest';
import { countWork } from '../../../../../tests/count-work.ts';
import { headOf } from './mail-lines.ts';
import { type MboxEntry, marksOf, quoteMail, splitMbox, unquoteMail } from './mbox-format.ts';
import { indexEntries } from './read-entries.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const quoted = (entries: MboxEntry[]) => entries.map((entry) => ({ ...entry, isQuoted: true }));
const separator = 'From ada@b.example Thu Jan  1 10:20:30 2015';
const split = (text: string) => {
  const bytes = bytesOf(text);
  return splitMbox(bytes)?.map(({ start, end }) => textOf(unquoteMail(bytes.subarray(start, end)))) ?? null;
};

describe('an mbox file is split', () => {
  test('with LF and CRLF, the last email with or without its empty line', () => {
    const whole = `${separator}\nSubject: a\n\none\n\n${separator}\nSubject: b\n\ntwo\n\n`;
    const mails = ['Subject: a\r\n\r\none\r\n', 'Subject: b\r\n\r\ntwo\r\n'];
    for (const text of [whole, whole.slice(0, -1), whole.slice(0, -2), `\n\n${whole}`, `\u00ef\u00bb\u00bf${whole}`]) {
      expect(split(text)).toEqual(mails);
      expect(split(text.replaceAll('\n', '\r\n'))).toEqual(mails);
    }
  });
  test.each([
    'From - Thu Jan 01 00:00:00 1970',
    'From 1234567890@xxx Thu Mar 05 10:20:30 +0000 2020',
    'From MAILER-DAEMON Fri Jul  8 12:08:34 2011',
    'From Thu Mar  5 10:20 2020',
    'From "a b"@c.example Thu Mar  5 10:20:30 2020 +0200',
    'From ???@??? Thu Mar  5 10:20:30 EST 2020',
  ])('at %j', (line) => {
    expect(split(`${line}\nSubject: a\n\none\n${line}\nSubject: b\n\ntwo\n`)).toHaveLength(2);
  });
  test.each(['From ', 'From -', 'From ada@b.example', 'From MAILER-DAEMON '])('at %j, followed by email headers', (line) => {
    expect(split(`${line}\nFrom: a@b\nSubject: a\n\none\n\n${line}\nDate: today\nSubject: b\n\ntwo\n`)).toHaveLength(2);
    expect(split(`${separator}\nSubject: a\n\none\n${line}\nFrom: a@b\n\ntwo\n`)).toHaveLength(1);
    expect(split(`${separator}\nSubject: a\n\none\n\n${line}\nNote: b\n\ntwo\n`)).toHaveLength(1);
  });
  test.each(['Thu, 12 Mar 2026 09:40:00 +0100', '12. März 2026 09:40:00 +0100', '2026-03-12 08:40:00', '12 Mar 2026 08:40'])(
    'at a date of the form %j, followed by email headers',
    (moment) => {
      const mails = new TextEncoder().encode(
        `From ada@b.example ${moment}\nFrom: a@b\n\none\n\nFrom ada@b.example ${moment}\nFrom: b@b\n\ntwo\n`,
      );
      const time = Date.UTC(2026, 2, 12, 8, 40);
      expect(splitMbox(mails)?.map(({ fromTime }) => fromTime)).toEqual([time, time]);
      expect(split(`${separator}\nSubject: a\n\none\n\nFrom ada@b.example ${moment}\nand so on\n`)).toHaveLength(1);
    },
  );
  test('not within a text with a declared length', () => {
    const text = `one\n\n${separator}\nSubject: quoted\n\nof it\n`;
    const first = `${separator}\nSubject: a\nContent-Length: ${text.length}\n\n${text}`;
    expect(split(`${first}\n${separator}\nSubject: b\n\ntwo\n`)).toHaveLength(2);
    expect(split(first)).toHaveLength(1);
    // A wrong length is ignored.
    expect(split(`${first.replace(/Length: /, 'Length: 1')}\n${separator}\nSubject: b\n\ntwo\n`)).toHaveLength(3);
  });
  test.each([
    'From here on it goes',
    'From Thu to Fri',
    'From: Thu Jan  1 10:20:30 2015',
    'from ada@b.example Thu Jan  1 10:20:30 2015',
    ' From ada@b.example Thu Jan  1 10:20:30 2015',
    'From ada@b.example Thu Jan  1 10:20:30 2015, as she said',
    `${'>'}${separator}`,
    `From ${'x'.repeat(2000)} Thu Jan  1 10:20:30 2015`,
  ])('not at %j, even after an empty line and before a header', (line) => {
    expect(split(`${separator}\nSubject: a\n\none\n\n${line}\nSubject: b\n\ntwo\n\n`)).toHaveLength(1);
  });
  test('not within a text that quotes a separator line', () => {
    expect(split(`${separator}\nSubject: a\n\none\n${separator}\nand so on\n\n`)).toHaveLength(1);
    expect(split(`${separator}\nSubject: a\n\none\n${separator}\nSubject: b\n\ntwo\n`)).toHaveLength(2);
  });
  test.each(['', '\n\n', 'Subject: a\n\none\n', `garbage\n\n${separator}\nSubject: a\n\none\n`, 'From nowhere\n', '\u0000\u0001\u0002'])(
    'only when it is one: %j is not',
    (text) => {
      expect(split(text)).toBeNull();
    },
  );
  test('into a hundred thousand emails at most, and as many failures as are reported', () => {
    const mails = (count: number) => bytesOf(`${separator}\n\n`.repeat(count));
    const most = mails(100_000);
    const found = splitMbox(most) ?? [];
    const { failed, notNamed } = indexEntries(most, quoted(found));
    expect([found.length, failed.length, notNamed]).toEqual([100_000, 100, 99_900]);
    expect(() => splitMbox(mails(100_001))).toThrow('must have at most 100000 entries');
  });
  test('in time proportional to its length', async () => {
    const counter = await countWork(/(?:mbox-format|mail-lines)\.ts/);
    onTestFinished(counter.stop);
    const work = (mails: number) => {
      const bytes = bytesOf(`${separator}\nSubject: a\n\n${'>From a line\n'.repeat(20)}\n`.repeat(mails));
      return counter.of(() => {
        for (const { start, end } of splitMbox(bytes) ?? []) unquoteMail(bytes.subarray(start, end));
      });
    };
    const once = await work(50);
    expect(once).toBeGreaterThan(0);
    expect((await work(100)) / once).toBeLessThan(2.1);
  });
});

describe('an email', () => {
  const kept = {
    fromEmail: 'ada@b.example',
    time: new Date('2015-01-01T10:20:30Z'),
    messageId: '<a@b>',
    isRead: false,
    isStarred: false,
    labels: [],
  };
  const written = (source: string, more = {}) => textOf(quoteMail(bytesOf(source), { ...kept, ...more }));
  test('is written with its separator line, flags, quoting, and an empty line', () => {
    expect(written('Message-ID: <a@b>\r\nSubject: a\r\n\r\nFrom here\r\n>From there\r\n>> From\r\nfrom\r\n')).toBe(
      `${separator}\nMessage-ID: <a@b>\nSubject: a\nStatus: O\n\n>From here\n>>From there\n>> From\nfrom\n\n`,
    );
    expect(written('Subject: a\r\n\r\n', { isRead: true, isStarred: true, labels: ['company', 'private'], fromEmail: '' })).toBe(
      'From MAILER-DAEMON Thu Jan  1 10:20:30 2015\nSubject: a\nMessage-ID: <a@b>\nStatus: RO\nX-Status: F\nX-Keywords: company private\n\n\n',
    );
  });
  test('cannot start another one through the name of its sender', () => {
    const [line] = written('Subject: a\r\n\r\n', { fromEmail: 'a@b\nFrom x Thu Jan  1 10:20:30 2015\r\nSubject: c' }).split('\n');
    expect(line).toMatch(/^From \S+ Thu Jan {2}1 10:20:30 2015$/);
  });
  test('has its current flags instead of the original ones', () => {
    const source = 'Status: RO\r\nX-Status: F\r\nX-Keywords: private\r\n company\r\nMessage-ID: <a@b>\r\n\r\nStatus: RO\r\n';
    expect(written(source)).toBe(`${separator}\nMessage-ID: <a@b>\nStatus: O\n\nStatus: RO\n\n`);
  });
  test.each([
    'Message-ID: <a@b>\r\nSubject: a\r\n\r\n',
    'Message-ID: <a@b>\r\nSubject: a\r\n folded\r\n\r\nFrom a\r\n>From b\r\n>>From c\r\n\r\n\r\n',
    'Message-ID: <a@b>\r\n\r\nno end\r\n',
    'Message-ID: <a@b>\r\n\r\n\u0000\u00ff bytes \u0080\r\n',
    `Message-ID: <a@b>\r\n\r\n${separator}\r\nSubject: a mail in a mail\r\n\r\n${separator}\r\n`,
  ])('survives a round trip: %j', (source) => {
    const two = `${written(source)}${written('Message-ID: <c@d>\r\n\r\nnext\r\n')}`;
    expect(split(two)).toEqual([source, 'Message-ID: <c@d>\r\n\r\nnext\r\n']);
  });
  test.each([
    ['Status: RO', { isRead: true, isStarred: false }],
    ['Status: O', { isRead: false }],
    ['X-Status: RF', { isRead: true, isStarred: true }],
    ['Status: O\nX-Status: F', { isRead: false, isStarred: true }],
    ['X-Mozilla-Status: 0005', { isRead: true, isStarred: true }],
    ['X-Mozilla-Status: 0000', { isRead: false, isStarred: false }],
    ['X-Gmail-Labels: Inbox,Starred,Opened,Important', { isRead: true, isStarred: true, labels: ['important'] }],
    ['X-Gmail-Labels: Inbox,Unread', { isRead: false, isStarred: false }],
    ['X-Keywords: company, private urgent', { labels: ['company', 'private'] }],
    ['Subject: RF', { isRead: false, isStarred: false, labels: [] }],
  ])('reads its flags from %j', (head, marks) => {
    expect(marksOf(headOf(bytesOf(`${head}\n\nStatus: RO\n`)))).toMatchObject(marks);
  });
});

test('emails are sorted by date, and invalid entries reported', () => {
  const at = (date: string) => `From - Thu Jan  1 10:20:30 2015\n${date}\n\ntext\n\n`;
  const bytes = bytesOf(
    [
      at('Date: Fri, 2 Jan 2015 10:00:00 +0000'),
      `${separator}\n\n`,
      at('Date: nonsense'),
      `${separator}\nno head at all\n\n`,
      at('Date: Wed, 31 Dec 2014 10:00:00 -0500 (EST)\nMessage-ID:\n <old@b>'),
      at('Subject: no date'),
    ].join(''),
  );
  const { entries, failed } = indexEntries(bytes, quoted(splitMbox(bytes) ?? []));
  expect(entries.map(({ index }) => index)).toEqual([5, 3, 6, 1]);
  expect(entries.map(({ time }) => time?.toISOString() ?? null)).toEqual([
    null,
    '2015-01-01T10:20:30.000Z',
    '2015-01-01T10:20:30.000Z',
    null,
  ]);
  expect(entries[0]?.messageId).toBe('<old@b>');
  expect(failed).toEqual([
    { index: 2, reason: 'is empty', why: { code: 'empty' } },
    { index: 4, reason: 'has no header', why: { code: 'no_mail_head' } },
  ]);
});
