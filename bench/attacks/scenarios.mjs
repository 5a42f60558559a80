// The five attacks from docs/security.md, each a function of its target that returns a text summary of the outcome.
import sharp from 'sharp';
import { openIdle, sendMail } from './send-mail.mjs';

const megabyte = 1024 * 1024;

/** @typedef {{ url: string, smtpPort: number, token: string, email: string, invoiceId: number }} Target */

/** 1. The largest bodies the server used to read, sent to public endpoints. @param {Target} target */
export async function largeBodies({ url }) {
  const keys = `{${Array.from({ length: 700_000 }, (_, index) => `"k${index}":1`).join(',')}}`;
  const objects = `{"password":"a","email":[${Array.from({ length: 2_600_000 }, () => '{}').join(',')}]}`;
  const answers = [];
  for (const [path, body] of [
    ['/jwt/register', keys],
    ['/api/v1/notify-me', keys],
    ['/jwt/login', objects],
  ])
    answers.push(await post(`${url}${path}`, body, { 'Content-Type': 'application/json' }));
  return counted(answers);
}

/** 2. Mails that are hard to parse, and idle connections, while a legitimate mail should get through. @param {Target} target */
export async function hardMails({ smtpPort: port, email: to }) {
  const head = (more) => `From: Ada <ada@attack.example>\r\nTo: ${to}\r\nSubject: Attack\r\nMIME-Version: 1.0\r\n${more}\r\n\r\n`;
  const lines = head('Content-Type: text/plain') + 'a\r\n'.repeat(8 * megabyte - 1000);
  const style = `${head('Content-Type: text/html')}<p style="${'color:red;\r\n'.repeat(150_000)}">x</p>`;
  const guests = 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@attack.example\r\n'.repeat(15_500);
  const event = `BEGIN:VEVENT\r\nUID:x@attack.example\r\nDTSTAMP:20260101T100000Z\r\nDTSTART:20310101T100000Z\r\n${guests}END:VEVENT`;
  const reply = `${head('Content-Type: text/calendar; method=REPLY')}BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REPLY\r\n${event}\r\nEND:VCALENDAR\r\n`;
  const answers = [];
  for (const source of [lines, style, reply]) answers.push((await sendMail({ port, to, source })).slice(0, 3));
  const endIdle = await openIdle(port, 22);
  const startedAt = performance.now();
  const normal = await sendMail({ port, to, from: '127.0.0.2', source: `${head('Content-Type: text/plain')}Hello.\r\n` });
  endIdle();
  return `${counted(answers)}; beside 22 idle ones ${normal.slice(0, 3)} after ${Math.round(performance.now() - startedAt)} ms`;
}

/** 3. Eight small files of 49 megapixels each. @param {Target} target */
export async function largePictures({ url, token }) {
  const picture = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  const upload = (_, index) => post(`${url}/api/v1/files?name=large-${index}.png`, picture, { Authorization: `Bearer ${token}` });
  return `${counted(await Promise.all(Array.from({ length: 8 }, upload)))} (${Math.round(picture.length / 1024)} KB each)`;
}

/** 4. Recurrence rules that never match, and a month with 2,000 daily events. @param {Target} target */
export async function hardCalendars({ url, token }) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'text/calendar' };
  const bring = (events) =>
    post(`${url}/api/v1/calendar/import`, ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n'), headers);
  const event = (index, start, rule) =>
    `BEGIN:VEVENT\r\nUID:${index}-${rule.length}-${Date.now()}@a\r\nSUMMARY:E\r\nDTSTART:${start}\r\nRRULE:${rule}\r\nEND:VEVENT`;
  const never = ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31', 'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4'];
  const impossible = await bring(Array.from({ length: 900 }, (_, index) => event(index, '20260101T100000Z', never[index % never.length])));
  const daily = await bring(Array.from({ length: 2000 }, (_, index) => event(index, '20260101T100000Z', 'FREQ=DAILY')));
  const months = [];
  for (let time = 0; time < 3; time++) {
    const answer = await fetch(`${url}/apps/calendar/events?start=2026-05-01&end=2026-06-01`, {
      headers,
      signal: AbortSignal.timeout(60_000),
    });
    await answer.arrayBuffer();
    months.push(answer.status);
  }
  return `import ${impossible} and ${daily}, the month ${counted(months)}`;
}

/** 5. 300 concurrent payments on one invoice. @param {Target} target */
export async function manyPayments({ url, token, invoiceId }) {
  const payment = JSON.stringify({ amountCents: 1, paidOn: '2026-01-01', method: 'cash' });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return counted(
    await Promise.all(Array.from({ length: 300 }, () => post(`${url}/api/v1/invoices/${invoiceId}/payments`, payment, headers))),
  );
}

async function post(url, body, headers) {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(90_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return error.cause?.code ?? error.name;
  }
}

/** Formats statuses as `3 × 413, 1 × 200`. */
function counted(answers) {
  const groups = Map.groupBy(answers, String);
  return [...groups].map(([answer, all]) => `${all.length} × ${answer}`).join(', ');
}
