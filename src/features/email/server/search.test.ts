import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

/** An email in the table below, identified by its key, which no search can find. */
interface Written {
  from?: string;
  email?: string;
  to?: { name: string; email: string }[];
  cc?: { name: string; email: string }[];
  bcc?: { name: string; email: string }[];
  subject?: string;
  text?: string;
  files?: object[];
  time?: string;
  lastTime?: string;
  folder?: string;
  isRead?: boolean;
  isStarred?: boolean;
  labels?: string[];
  nestedIn?: string;
  /** Search text of nested emails, as filing writes it. */
  nestedText?: string;
}

const file = (fileName: string, more: object = {}) => ({ fileId: 1, fileName, mediaType: 'text/plain', sizeBytes: 1, ...more });
const bergs = { name: 'Åsa Berg', email: 'asa@bergs.example' };

const written = {
  roof: {
    from: 'Jürgen Größel',
    email: 'jg@dach.example',
    subject: 'Repair of the roof',
    text: 'Tiles and gutter',
    files: [file('Angebot-März.pdf')],
  },
  cafe: { subject: 'Crème brûlée at the Café', text: 'Menu of Friday', isStarred: true },
  street: { subject: 'Parcel', text: 'Goethestraße 7', labels: ['important'] },
  arabic: { from: 'أحمد إدريس', email: 'ahmad@sharika.example', subject: 'موعد المكتبة', text: 'أُرسِلُ لكم العقدَ غداً' },
  turkish: { subject: 'İstanbul’da ılık bir gün', text: 'Şemsiye' },
  picture: { subject: 'Newsletter', text: 'Sale', files: [file('banner.png', { contentId: 'a@b' })] },
  guests: { to: [bergs], cc: [{ name: '', email: 'desk@hotel.example' }], subject: 'Rooms', text: 'For two nights', folder: 'sent' },
  secret: { bcc: [{ name: 'Quiet Listener', email: 'quiet@elsewhere.example' }], subject: 'Minutes', text: 'As agreed', folder: 'sent' },
  old: { subject: 'Ledger', text: 'Balance', time: '2020-02-29T12:00:00Z', isRead: false },
  midnight: { subject: 'Ledger of the night', text: 'Balance', time: '2021-06-01T23:30:00Z' },
  long: {
    subject: 'Ledger goes on',
    text: 'Balance',
    time: '2020-01-10T08:00:00Z',
    lastTime: '2021-12-01T08:00:00Z',
    nestedText: 'Noor Haddad noor@pipes.example Re: Ledger goes on quittung.xlsx Vouchers',
  },
  answer: {
    from: 'Noor Haddad',
    email: 'noor@pipes.example',
    subject: 'Re: Ledger goes on',
    text: 'Vouchers',
    files: [file('quittung.xlsx')],
    nestedIn: 'long',
  },
  spam: { subject: 'Lottery of roofs', text: 'You won', folder: 'spam' },
  gone: { subject: 'Roofing fair', text: 'Tickets', folder: 'trash' },
  kept: { subject: '100% wool_socks', text: 'Back\\slash', folder: 'archive' },
} satisfies Record<string, Written>;

let atrium: TestApi;
let owner: Client;
const names = new Map<number, string>();

beforeAll(async () => {
  atrium = await testApi();
  owner = await registerUser(atrium);
  const [entity = ''] = owner.userData.eid.split('-');
  const [person] = await atrium.ownerQuery('select id from people where entity = $1', [entity]);
  await atrium.ownerQuery('delete from mails where entity = $1', [entity]);
  let id = 5000;
  for (const [name, mail] of Object.entries(written) as [string, Written][]) {
    id += 1;
    names.set(id, name);
    const [nestedIn = null] = [...names].find(([, other]) => other === mail.nestedIn) ?? [];
    const time = mail.time ?? '2026-03-03T10:00:00Z';
    await atrium.ownerQuery(
      `insert into mails (entity, id, owner_id, folder, is_read, is_starred, labels, from_name, from_email, "to", cc, bcc, subject, message, nested_text, message_text, attachments, time, last_time, thread_id, nested_in_id, is_nested, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '', $20, $14, $15, $16, $17, $2, $18, $19, now(), now())`,
      [
        ...[entity, id, person?.id, mail.folder ?? 'inbox', mail.isRead ?? true, mail.isStarred ?? false, mail.labels ?? []],
        ...[
          mail.from ?? 'Plain Sender',
          mail.email ?? 'plain@other.example',
          ...[mail.to, mail.cc, mail.bcc].map((all = []) => JSON.stringify(all)),
        ],
        ...[
          mail.subject ?? '',
          mail.text ?? '',
          JSON.stringify(mail.files ?? []),
          time,
          mail.lastTime ?? time,
          nestedIn,
          nestedIn !== null,
          mail.nestedText ?? '',
        ],
      ],
    );
  }
});
afterAll(() => atrium.close());

const search = async (q: string, more: Record<string, string> = {}) => {
  const { status, body } = await owner.get('/apps/email/emails', { folder: '', q, perPage: 100, compact: 'true', ...more });
  expect(status, q).toBe(200);
  const found = body.emails.map(({ id }: { id: number }) => names.get(id) ?? id).sort();
  expect(body.total, q).toBe(found.length);
  return found;
};

test.each<[q: string, found: string[]]>([
  // Words, phrases, and near matches.
  ['roof repair', ['roof']],
  ['repair ROOF gutter', ['roof']],
  ['"roof repair"', []],
  ['"repair of the roof"', ['roof']],
  ['roof -gutter', ['spam']],
  ['-"a phrase of nobody" tiles', ['roof']],
  ['roof spoon', []],
  ['100% wool', ['kept']],
  ['100_ wool', []],
  ['wool_socks', ['kept']],
  ['back\\slash', ['kept']],
  // Accents on both sides.
  ['creme brulee', ['cafe']],
  ['CRÈME', ['cafe']],
  ['strasse', ['street']],
  ['Straße', ['street']],
  ['strase', []],
  ['grossel', ['roof']],
  ['Größel', ['roof']],
  ['احمد', ['arabic']],
  ['المكتبه', ['arabic']],
  ['ارسل العقد', ['arabic']],
  ['إرسال', []],
  ['istanbul ilik', ['turkish']],
  ['ISTANBUL ILIK', ['turkish']],
  ['ıstanbul', ['turkish']],
  ["istanbul'da", ['turkish']],
  // Senders, recipients, attachments.
  ['dach.example', ['roof']],
  ['asa berg', ['guests']],
  ['hotel.example', ['guests']],
  ['quiet listener', ['secret']],
  ['angebot-marz', ['roof']],
  ['repair angebot', ['roof']],
  ['banner', []],
  ['nights angebot', []],
  ['quittung', ['long']],
  // Operators.
  ['from:jurgen', ['roof']],
  ['from:"Jürgen Größel"', ['roof']],
  ['from:dach.example tiles', ['roof']],
  ['from:tiles', []],
  ['from:noor', ['long']],
  ['-from:plain', ['arabic', 'roof']],
  ['to:asa', ['guests']],
  ['to:desk', []],
  ['cc:desk', ['guests']],
  ['bcc:quiet', ['secret']],
  ['to:quiet', []],
  ['subject:ledger', ['long', 'midnight', 'old']],
  ['subject:balance', []],
  ['subject:re', ['long', 'cafe', 'roof'].sort()],
  ['filename:pdf', ['roof']],
  ['filename:banner', []],
  ['has:attachment', ['long', 'roof']],
  ['-has:attachment ledger', ['midnight', 'old']],
  ['is:unread', ['old']],
  ['is:read ledger', ['long', 'midnight']],
  ['is:starred', ['cafe']],
  ['label:important', ['street']],
  ['-label:important parcel', []],
  ['before:2021-01-01', ['long', 'old']],
  ['before:2020-02-29 ledger', ['long']],
  ['after:2021-06-01 ledger', ['long', 'midnight']],
  ['after:2021-06-02 ledger', ['long']],
  ['in:anywhere roof', ['gone', 'roof', 'spam']],
  ['in:trash', ['gone']],
  ['in:spam roof', ['spam']],
  ['in:archive', ['kept']],
  ['-in:inbox -in:sent -in:spam', ['kept']],
  ['in:starred', ['cafe']],
  // In Arabic.
  ['من:أحمد', ['arabic']],
  ['إلى:asa', ['guests']],
  ['فيه:مرفق -quittung', ['roof']],
  ['حالة:غير-مقروءة', ['old']],
  ['في:المهملات', ['gone']],
  ['الموضوع:ledger قبل:2020-02-01', ['long']],
  // Invalid terms filter nothing.
  ['before:xyz parcel', ['street']],
  ['parcel from:', ['street']],
])('%s finds %j', async (q, found) => {
  expect(await search(q)).toEqual(found);
});

test('a search stays in its folder unless it names another', async () => {
  expect(await search('roof', { folder: 'inbox' })).toEqual(['roof']);
  expect(await search('roof', { folder: 'trash' })).toEqual(['gone']);
  expect(await search('roof in:anywhere', { folder: 'inbox' })).toEqual(['gone', 'roof', 'spam']);
});

test('a day starts in the reader’s time zone', async () => {
  expect(await search('ledger night after:2021-06-02', { zone: 'Africa/Cairo' })).toEqual(['midnight']);
  expect(await search('ledger night before:2021-06-02', { zone: 'Africa/Cairo' })).toEqual([]);
  expect(await search('ledger night after:2021-06-02', { zone: 'America/Lima' })).toEqual([]);
  const { status, body } = await owner.get('/apps/email/emails', { q: 'after:2021-06-02', zone: 'Mars/Olympus' });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('zone')]);
});

test('the neighbors of an email come from the search', async () => {
  const [id] = [...names].find(([, name]) => name === 'old') ?? [];
  const place = { folder: 'inbox', q: 'ledger in:anywhere -from:noor' };
  const { body } = await owner.get('/apps/email/get-email', { id: id ?? 0, ...place });
  expect([body.hasPreviousMail, body.hasNextMail]).toEqual([true, false]);
});

test.each(['in:anywhere', 'from:jurgen', 'has:attachment in:anywhere', '-from:nobody', 'bcc:quiet', '-roof'])(
  '%s finds no emails of other people, in the same company or another',
  async (q) => {
    for (const who of [await signInAs(atrium, 'admin'), await signInAs(atrium, 'staff'), await registerUser(atrium)]) {
      const { body } = await who.get('/apps/email/emails', { folder: '', q, perPage: 100 });
      const subjects = body.emails.map(({ subject }: { subject: string }) => subject);
      for (const { subject } of Object.values(written) as Written[]) expect(subjects).not.toContain(subject);
    }
  },
);

test('only the sender can find an email by its blind copies', async () => {
  const [admin, staff, client] = [await signInAs(atrium, 'admin'), await signInAs(atrium, 'staff'), await signInAs(atrium, 'client')];
  const { email } = client.userData;
  const { body } = await admin.post('/api/v1/emails/drafts', {
    key: randomUUID(),
    to: [{ email: staff.userData.email }],
    bcc: [{ email }],
    subject: 'Confidence',
    message: '<p>For your eyes</p>',
  });
  const sent = await send(atrium, `/api/v1/emails/drafts/${body.email.id}/send`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ undoSeconds: 0 }),
  });
  expect(sent.status).toBe(200);
  const total = async (who: Client, q: string) => (await who.get('/apps/email/emails', { folder: '', q })).body.total;
  for (const q of [`Confidence ${email}`, `Confidence bcc:${email}`]) {
    expect(await total(admin, q)).toBe(1);
    expect(await total(staff, q)).toBe(0);
  }
});
