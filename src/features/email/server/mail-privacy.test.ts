import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type Answer, type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { fillMailbox, secret, type Things } from '../../../../tests/fill-mailbox.ts';
import { MemoryImap } from '../../../../tests/memory-imap.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { mailAccountEndpoints } from '../accounts-contract.ts';
import { emailEndpoints } from '../contract.ts';
import { mailLabelEndpoints } from '../labels-contract.ts';
import { mailPreferenceEndpoints } from '../preferences-contract.ts';
import { mailRuleEndpoints } from '../rules-contract.ts';
import { mailTransferEndpoints } from '../transfer-contract.ts';

/** A request with which another person tries to reach Maren's data. */
interface Attempt {
  params?: { id: number };
  query?: Record<string, string | number>;
  body?: unknown;
  /** The only acceptable responses. */
  status: number | number[];
}

interface Declared {
  attempts(own: Things): Attempt[];
  /** The same request by Maren, which returns the secret, to prove that the attempt would have found it. */
  tellsOwner?(own: Things): Attempt;
}

const mailIds = (own: Things) => [own.draft, own.scheduled, own.sent, own.received, own.snoozed, own.trashed, own.deleted];
const folders = ['inbox', 'sent', 'draft', 'archive', 'spam', 'trash', 'starred', 'snoozed', 'scheduled', ''];
const rule = { words: secret, folder: 'trash', label: 'private', isStarred: true, isRead: true, applyToInbox: true };
const eachId = (ids: number[], status: number, body?: unknown): Attempt[] =>
  ids.map((id) => ({ params: { id }, status, ...(body !== undefined && { body }) }));

/** Attack attempts by another person for each mail endpoint. An endpoint missing here fails the first test. */
const declared: Record<string, Declared> = {
  'GET /api/v1/emails/marks': {
    attempts: () => folders.map((folder) => ({ query: { folder, q: secret }, status: 200 })),
    tellsOwner: () => ({ query: { folder: '', q: secret }, status: 200 }),
  },
  'GET /apps/email/emails': {
    attempts: (own) => [
      ...folders.map((folder) => ({ query: { folder, perPage: 100 }, status: 200 })),
      ...folders.map((folder) => ({ query: { folder, q: secret }, status: 200 })),
      { query: { folder: '', label: 'private' }, status: 200 },
      { query: { folder: '', label: `label-${own.label}` }, status: 400 },
    ],
    tellsOwner: () => ({ query: { folder: '', q: secret }, status: 200 }),
  },
  'POST /apps/email/update-emails': {
    attempts: (own) => [
      ...mailIds(own).map((id) => ({
        body: { emailIds: [id], dataToUpdate: { isStarred: true, isRead: true, folder: 'trash' } },
        status: 400,
      })),
      { body: { emailIds: [own.draft], dataToUpdate: { subject: 'Mine now', to: [{ email: 'thief@evil.example' }] } }, status: 400 },
      { body: { emailIds: mailIds(own), dataToUpdate: { labels: [] } }, status: 400 },
    ],
  },
  'POST /apps/email/update-emails-label': {
    attempts: (own) => mailIds(own).map((id) => ({ body: { emailIds: [id], label: 'private', value: false }, status: 404 })),
  },
  'GET /apps/email/get-email': {
    attempts: (own) =>
      mailIds(own).flatMap((id) => [
        { query: { id }, status: 404 },
        { query: { id, folder: '', q: secret }, status: 404 },
      ]),
    tellsOwner: (own) => ({ query: { id: own.received }, status: 200 }),
  },
  'GET /apps/email/paginate-email': {
    attempts: (own) =>
      mailIds(own).flatMap((emailId) =>
        ['next', 'previous'].flatMap((dir) => ['', 'inbox', 'draft'].map((folder) => ({ query: { dir, emailId, folder }, status: 404 }))),
      ),
  },
  'POST /api/v1/emails/drafts': {
    attempts: (own) => [
      // Keys are per person: the same key creates another draft.
      { body: { key: own.draftKey }, status: 201 },
      ...mailIds(own).map((replyToId) => ({ body: { key: randomUUID(), replyToId }, status: 400 })),
      { body: { key: randomUUID(), attachments: [{ fileName: 'a', url: own.file.path, thumbnail: '', size: '' }] }, status: 400 },
      { body: { key: randomUUID(), message: `<img src="${own.file.path}?expires=9999999999&signature=AAAA">` }, status: 201 },
      { body: { key: randomUUID(), message: `<img src="cid:picture-${own.file.id}@atrium">` }, status: 201 },
    ],
    tellsOwner: (own) => ({ body: { key: own.draftKey }, status: 201 }),
  },
  'PUT /api/v1/emails/drafts/{id}': { attempts: (own) => eachId(mailIds(own), 404, { version: 1, subject: 'Mine now' }) },
  'POST /api/v1/emails/drafts/{id}/send': { attempts: (own) => eachId(mailIds(own), 404, { undoSeconds: 0 }) },
  'POST /api/v1/emails/drafts/{id}/recall': { attempts: (own) => eachId(mailIds(own), 404) },
  'GET /api/v1/emails/recipients': {
    attempts: () => [
      { query: { q: secret }, status: 200 },
      { query: { q: '' }, status: 200 },
      { query: { q: '%' }, status: 200 },
    ],
    tellsOwner: () => ({ query: { q: secret }, status: 200 }),
  },
  'POST /api/v1/emails/snooze': {
    attempts: (own) =>
      mailIds(own).flatMap((id) => [null, '2030-01-01T08:00:00Z'].map((until) => ({ body: { emailIds: [id], until }, status: 400 }))),
  },
  'POST /api/v1/emails/delete': { attempts: (own) => mailIds(own).map((id) => ({ body: { emailIds: [id] }, status: 400 })) },
  'POST /api/v1/emails/empty': { attempts: () => ['trash', 'spam'].map((folder) => ({ body: { folder }, status: 200 })) },
  'POST /api/v1/emails/restore': { attempts: (own) => [{ body: { deletedAt: own.deletedAt }, status: 200 }] },
  'GET /api/v1/emails/{id}/source': {
    attempts: (own) => eachId(mailIds(own), 404),
    tellsOwner: (own) => ({ params: { id: own.sent }, status: 200 }),
  },
  'GET /api/v1/mail/labels': { attempts: () => [{ status: 200 }], tellsOwner: () => ({ status: 200 }) },
  'POST /api/v1/mail/labels': { attempts: () => [{ body: { name: 'Mine too' }, status: 201 }] },
  'PUT /api/v1/mail/labels/{id}': { attempts: (own) => eachId([own.label, own.deletedLabel], 404, { name: 'Mine now' }) },
  'POST /api/v1/mail/labels/{id}/move': { attempts: (own) => eachId([own.label, own.deletedLabel], 404, { position: 1 }) },
  'DELETE /api/v1/mail/labels/{id}': { attempts: (own) => eachId([own.label, own.deletedLabel], 404) },
  'POST /api/v1/mail/labels/{id}/restore': { attempts: (own) => eachId([own.label, own.deletedLabel], 404) },
  'GET /api/v1/mail/rules': { attempts: () => [{ status: 200 }], tellsOwner: () => ({ status: 200 }) },
  'POST /api/v1/mail/rules': { attempts: () => [{ body: { ...rule, words: 'zan' }, status: 201 }] },
  'PUT /api/v1/mail/rules/{id}': { attempts: (own) => eachId([own.rule, own.deletedRule], 404, { ...rule, words: 'zan' }) },
  'POST /api/v1/mail/rules/{id}/move': { attempts: (own) => eachId([own.rule, own.deletedRule], 404, { position: 1 }) },
  'DELETE /api/v1/mail/rules/{id}': { attempts: (own) => eachId([own.rule, own.deletedRule], 404) },
  'POST /api/v1/mail/rules/{id}/restore': { attempts: (own) => eachId([own.rule, own.deletedRule], 404) },
  'GET /api/v1/mail/account': { attempts: () => [{ status: 200 }], tellsOwner: () => ({ status: 200 }) },
  'PUT /api/v1/mail/account': {
    // Without a password the saved one would be used; it must not be Maren's.
    attempts: () => [{ body: { host: 'imap.example.com', username: `${secret.slice(0, 3)}@example.com` }, status: 400 }],
  },
  'POST /api/v1/mail/account/sync': { attempts: () => [{ status: 404 }] },
  'DELETE /api/v1/mail/account': { attempts: () => [{ status: 404 }] },
  'GET /api/v1/mail/preferences': { attempts: () => [{ status: 200 }], tellsOwner: () => ({ status: 200 }) },
  'PUT /api/v1/mail/preferences': { attempts: () => [{ body: { signature: '<p>Somebody else</p>' }, status: 200 }] },
  'GET /api/v1/mail/view': { attempts: () => [{ status: 200 }] },
  'PUT /api/v1/mail/view': { attempts: () => [{ body: { density: 'compact' }, status: 200 }] },
  'GET /api/v1/mail/templates': { attempts: () => [{ status: 200 }], tellsOwner: () => ({ status: 200 }) },
  'POST /api/v1/mail/templates': { attempts: () => [{ body: { name: 'Somebody else' }, status: 201 }] },
  'PUT /api/v1/mail/templates/{id}': { attempts: (own) => eachId([own.template, own.deletedTemplate], 404, { name: 'Mine now' }) },
  'DELETE /api/v1/mail/templates/{id}': { attempts: (own) => eachId([own.template, own.deletedTemplate], 404) },
  'POST /api/v1/mail/templates/{id}/restore': { attempts: (own) => eachId([own.template, own.deletedTemplate], 404) },
  'GET /api/v1/mail/aliases': { attempts: () => [{ status: 200 }], tellsOwner: () => ({ status: 200 }) },
  'POST /api/v1/mail/aliases': {
    attempts: (own) =>
      [own.alias.email, own.alias.email.toUpperCase(), 'admin@demo.com'].map((email) => ({ body: { email }, status: 400 })),
  },
  'DELETE /api/v1/mail/aliases/{id}': { attempts: (own) => eachId([own.alias.id], 404) },
  'GET /api/v1/mail/mbox': {
    attempts: () => ['inbox', 'sent', 'draft', 'archive', 'spam', 'trash', ''].map((folder) => ({ query: { folder }, status: 200 })),
    tellsOwner: () => ({ query: { folder: '' }, status: 200 }),
  },
  'POST /api/v1/mail/mbox': {
    // An email that claims to be one of Maren's, and one that claims to reply to it.
    attempts: (own) => [
      {
        query: { folder: 'inbox' },
        body: [
          `From a@b.example Sat Jan  3 01:05:34 2026\nFrom: a@b.example\nMessage-ID: ${own.messageId}\nSubject: The same\n\nText\n\n`,
          `From a@b.example Sat Jan  3 01:05:35 2026\nFrom: a@b.example\nMessage-ID: <other@b.example>\nIn-Reply-To: ${own.messageId}\nSubject: Re\n\nText\n`,
        ].join(''),
        status: 200,
      },
    ],
  },
};

const endpoints = [
  ...emailEndpoints,
  ...mailLabelEndpoints,
  ...mailRuleEndpoints,
  ...mailAccountEndpoints,
  ...mailPreferenceEndpoints,
  ...mailTransferEndpoints,
] as readonly AnyEndpoint[];
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

let atrium: TestApi;
let maren: Client;
let own: Things;
const others: Record<string, Client> = {};
let before: string;
beforeAll(async () => {
  const server = new MemoryImap({ host: 'imap.example.com', username: `${secret}@example.com`, password: 'a long password' });
  // The other company starts without emails, so none of Maren's ids exist there.
  atrium = await testApi({ settings: { sampleData: false }, mail: { openImap: (login) => server.openImap(login) } });
  maren = await signInAs(atrium, 'admin');
  others['a colleague'] = await signInAs(atrium, 'staff');
  others['somebody of another company'] = await registerUser(atrium);
  own = await fillMailbox(atrium, maren);
  before = await marensRows();
});
afterAll(() => atrium.close());

test('declares every mail endpoint here', () => {
  expect(Object.keys(declared).toSorted()).toEqual(endpoints.map(nameOf).toSorted());
});

describe.each(endpoints.map((endpoint): [string, AnyEndpoint] => [nameOf(endpoint), endpoint]))('%s', (name, endpoint) => {
  const declaration = declared[name];

  test.each(['a colleague', 'somebody of another company'])('reveals nothing to %s, and changes nothing', async (who) => {
    const attempts = declaration?.attempts(own) ?? [];
    expect(attempts.length).toBeGreaterThan(0);
    for (const attempt of attempts) {
      const { status, text } = await call(others[who] ?? maren, endpoint, attempt);
      expect([attempt.status].flat(), `${JSON.stringify(attempt)}: ${text.slice(0, 300)}`).toContain(status);
      // The response may repeat the caller's own input.
      expect(text.includes(secret) && !JSON.stringify(attempt).includes(secret), `${JSON.stringify(attempt)}: ${text.slice(0, 300)}`).toBe(
        false,
      );
      if (text.includes(secret)) expect(text).not.toMatch(new RegExp(`${secret} (?:draft|later|sent|came|sleeps|thrown|gone|note)`));
    }
    expect(await marensRows()).toBe(before);
  });

  if (declaration?.tellsOwner)
    test('returns the data to Maren herself', async () => {
      const { status, text } = await call(maren, endpoint, declaration.tellsOwner?.(own) ?? { status: 0 });
      expect([status, text.includes(secret)]).toEqual([declaration.tellsOwner?.(own).status, true]);
    });
});

describe('the URL of a file of Maren’s', () => {
  test('opens only with its signature', async () => {
    const [path = '', search = ''] = own.file.url.split('?');
    const signed = new URLSearchParams(search);
    const expires = signed.get('expires') ?? '';
    const opened = await send(atrium, own.file.url);
    expect([opened.status, opened.body]).toEqual([200, `${secret} file`]);
    const forged = [
      path,
      `${path}?expires=${expires}`,
      `${path}?expires=${expires}&signature=`,
      `${path}?expires=${Number(expires) + 86_400}&signature=${signed.get('signature')}`,
      own.file.url.replace(`/${own.file.id}/`, `/${own.file.id - 1}/`),
      own.file.url.replace('/juniper/', `/${others['somebody of another company']?.userData.eid.split('-')[0]}/`),
    ];
    for (const address of forged)
      for (const who of Object.values(others))
        expect((await send(atrium, address, { headers: { Authorization: `Bearer ${who.accessToken}` } })).status, address).toBe(404);
  });

  test('cannot be used as an attachment by another company', async () => {
    const { status, body } = await (others['somebody of another company'] ?? maren).post('/api/v1/emails/drafts', {
      key: randomUUID(),
      attachments: [{ fileName: 'a', url: own.file.url, thumbnail: '', size: '' }],
    });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['attachments.0.url']]);
  });
});

test('notifies only Maren about changes to her email', async () => {
  const told: { kind: string; person?: number | undefined }[] = [];
  const elsewhere: unknown[] = [];
  const stops = [
    atrium.deps.changes.subscribe('juniper', (change) => void (change !== 'resync' && told.push(change))),
    atrium.deps.changes.subscribe(
      others['somebody of another company']?.userData.eid.split('-')[0] ?? '',
      (change) => void elsewhere.push(change),
    ),
  ];
  await fillMailbox(atrium, maren);
  await expect.poll(() => told.length).toBeGreaterThan(10);
  for (const stop of stops) stop();
  const mailChanges = told.filter(({ kind }) => kind === 'email');
  expect(new Set(mailChanges.map(({ person }) => person))).toEqual(new Set([maren.userData.id]));
  expect(elsewhere).toEqual([]);
});

/** Everything the database stores about Maren's email. */
async function marensRows(): Promise<string> {
  const tables = [
    ...['mails', 'mail_counts', 'mail_deliveries', 'mail_correspondents', 'mail_labels', 'mail_rules', 'mail_templates'].map((table) => [
      table,
      'owner_id',
    ]),
    ...['mail_preferences', 'mail_aliases', 'imap_accounts'].map((table) => [table, 'person_id']),
  ];
  const rows = [];
  for (const [table, owner] of tables)
    rows.push([
      table,
      await atrium.ownerQuery(`select * from ${table} t where entity = 'juniper' and ${owner} = 1 order by to_jsonb(t)::text`),
    ]);
  return JSON.stringify(rows, null, 1);
}

function jsonOf(who: Client, body: unknown): RequestInit {
  const headers = {
    Authorization: `Bearer ${who.accessToken}`,
    'Content-Type': typeof body === 'string' ? 'application/mbox' : 'application/json',
  };
  return { headers, ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }) };
}

async function call(
  who: Client,
  { method, path }: AnyEndpoint,
  { params, query, body }: Attempt,
): Promise<Pick<Answer, 'status'> & { text: string }> {
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]));
  const address = `${path.replace('{id}', String(params?.id))}${search.size ? `?${search}` : ''}`;
  const answer = await atrium.request(address, {
    method,
    ...jsonOf(who, body ?? (method === 'GET' || method === 'DELETE' ? undefined : {})),
  });
  return { status: answer.status, text: await answer.text() };
}
