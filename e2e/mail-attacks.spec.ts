import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { sanitizeMessage } from '../src/features/email/server/compose/sanitize-message.ts';
import { allAttacks } from '../tests/attack-corpus/all-attacks.ts';
import type { Attack } from '../tests/attack-corpus/attack.ts';
import { fetching } from '../tests/attack-corpus/fetching.ts';
import { scripts } from '../tests/attack-corpus/scripts.ts';
import { forbidden, inEditor, provoke, watch } from './attacked-page.ts';
import { expect, test } from './journey.ts';
import { openMailbox, row, subject } from './mailbox.ts';
import { openAll, showMails } from './shown-mails.ts';

const mailsAtOnce = 90;

/** Every run tests a sample from all parts of the corpus; `npm run test:full` tests all of it. */
const runs = [
  { mails: 'a sample of the attacks', oneIn: 8, tag: ['@network', '@core'] },
  { mails: 'all attacks', oneIn: 1, tag: ['@network'] },
];

const everyOf = <Item>(items: readonly Item[], oneIn: number): Item[] => items.filter((_, index) => index % oneIn === 0);

/** Shows the given HTML as an open mail and its replies, all expanded. */
async function show(page: Page, address: string, messages: readonly string[]): Promise<void> {
  await showMails(
    page,
    // Inserted after the style sheet, which must stay at the start.
    messages.map((html, index) => html.replace(/^(?:<style>[^<]*<\/style>)?/, `$&<p>Mail ${index} of ${messages.length}</p>`)),
  );
  await page.goto(address);
  await expect(subject(page)).toBeVisible();
  await openAll(page, messages.length, /Mail \d+/);
}

/** The page's policy reports violations while a mail is parsed, before any of it is shown; these are not problems of the page. */
function forgetPolicy(problems: string[]): void {
  problems.splice(
    0,
    problems.length,
    ...problems.filter((problem) => !/^(?:Executing|Applying) inline|^Setting the document's base/.test(problem)),
  );
}

test.describe.configure({ mode: 'parallel' });
// A separate browser, so that what an attack leaves behind affects no other test.
test.use({ unusual: {} });
test.setTimeout(180_000);

/** Opens each batch of mails in the mailbox, and expects no effect. */
async function expectHarmless(
  page: Page,
  context: BrowserContext,
  baseURL: string,
  address: string,
  messages: readonly string[],
): Promise<void> {
  const seen = watch(page, context, baseURL);
  const opened = context.pages().length;
  for (let at = 0; at < messages.length; at += mailsAtOnce) {
    await show(page, address, messages.slice(at, at + mailsAtOnce));
    await provoke(page);
    expect(await forbidden(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(address);
    expect(seen).toEqual([]);
  }
  expect(context.pages()).toHaveLength(opened);
}

async function openOne(page: Page, request: APIRequestContext): Promise<string> {
  await openMailbox(page, request, '/apps/email/inbox');
  return (await row(page, 'The oak is late').getByRole('link').getAttribute('href')) ?? '';
}

test('runs and loads nothing from raw mails of the corpus, even if the server let them through', { tag: '@network' }, async ({
  page,
  request,
  context,
  baseURL,
  problems,
}) => {
  const address = await openOne(page, request);
  await expectHarmless(
    page,
    context,
    baseURL ?? '',
    address,
    allAttacks.map(({ html }) => html),
  );
  forgetPolicy(problems);
});

for (const { mails, oneIn, tag } of runs)
  test(`${mails}, sanitized by the server: nothing runs or loads`, { tag }, async ({ page, request, context, baseURL }) => {
    const address = await openOne(page, request);
    // Nothing is left that even the page's policy would report, so no problem is ignored here.
    const kept = [...new Set(allAttacks.map(({ html }) => sanitizeMessage(html)))];
    await expectHarmless(page, context, baseURL ?? '', address, everyOf(kept, oneIn));
  });

test('shows mails of the corpus as harmless after sending and delivery', async ({ page, request, context, baseURL }) => {
  const token = await openMailbox(page, request, '/apps/email/inbox');
  const seen = watch(page, context, baseURL ?? '');
  for (const [index, { html }] of allAttacks.filter((_, at) => at % 60 === 0).entries()) {
    const id = await sendToSelf(request, token, `Attack ${index} of them`, `<p>Mail ${index}</p>${html}`);
    await page.goto(`/apps/email/inbox/${id}`);
    await expect(subject(page)).toContainText(`Attack ${index} of them`);
    await openAll(page, 1, /Mail \d+/);
    await provoke(page);
    expect(await forbidden(page)).toEqual([]);
  }
  expect(seen).toEqual([]);
});

test('runs and loads nothing from the corpus in the editor, from a draft or pasted', { tag: '@network' }, async ({
  page,
  request,
  context,
  baseURL,
  problems,
}) => {
  await openMailbox(page, request, '/apps/email/draft');
  const seen = watch(page, context, baseURL ?? '');
  await page.route('**/apps/email/get-email?*', async (route) => {
    const mail = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...mail, message: `<p>Words</p>${[...scripts, ...fetching].map(({ html }) => html).join('<p>and</p>')}` },
    });
  });
  await row(page, 'Two trucks').getByRole('link').click();
  const text = page.getByRole('textbox', { name: 'Message' });
  await expect(text).toContainText('Words');
  expect(await inEditor(page)).toEqual([]);
  await text.click();
  for (let at = 0; at < allAttacks.length; at += mailsAtOnce) {
    await text.evaluate(
      async (editor, pasted) => {
        for (const html of pasted) {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', html);
          document.getSelection()?.selectAllChildren(editor);
          editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      // The longest ones are slow in the editor and add no new kind of attack.
      allAttacks.slice(at, at + mailsAtOnce).flatMap(({ html }) => (html.length < 5000 ? [html] : [])),
    );
    expect(await inEditor(page)).toEqual([]);
  }
  expect(seen).toEqual([]);
  // The policy also reports what the editor parses, and the editor pastes nothing of a form with a field called `nodeName`.
  problems.splice(0, problems.length, ...problems.filter((problem) => !/^Loading media from|nodeName/.test(problem)));
  forgetPolicy(problems);
});

for (const { mails, oneIn, tag } of runs)
  test(`${mails}, unsanitized: the sandboxed frame and the policy block everything`, { tag }, async ({ page, request, problems }) => {
    await openMailbox(page, request, '/apps/email/inbox');
    const answered: string[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith('data:') && new URL(response.url()).hostname.endsWith('evil.example')) answered.push(response.url());
    });
    const reached: string[] = [];
    await page.context().route(/^[^/]*\/\/[\w.@]*evil\.example/, (route) => {
      reached.push(route.request().url());
      return route.abort();
    });
    await showBare(page, 'allow-same-origin allow-popups allow-popups-to-escape-sandbox', everyOf(allAttacks, oneIn));
    expect(await page.evaluate(() => '__hacked' in window)).toBe(false);
    expect(reached).toEqual([]);
    expect(answered).toEqual([]);
    problems.length = 0;
  });

test('the corpus is effective: it runs and loads in a page without protection', { tag: '@network' }, async ({ page, problems }) => {
  const asked = new Set<string>();
  await page.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname.endsWith('evil.example')) asked.add(pathname);
    return pathname === '/bare' ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title>' }) : route.abort();
  });
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.goto('/bare');
  await showBare(page, null, allAttacks);
  await expect.poll(() => page.evaluate(() => Number((window as unknown as { __hacked?: number }).__hacked ?? 0))).toBeGreaterThan(50);
  expect(asked.size).toBeGreaterThan(60);
  problems.length = 0;
});

/** @returns the id of the received mail */
async function sendToSelf(request: APIRequestContext, token: string, title: string, message: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  const { from } = await (await request.get('/api/v1/mail/preferences', { headers })).json();
  const begun = await request.post('/api/v1/emails/drafts', { headers, data: { key: randomUUID(), to: [from], subject: title, message } });
  expect(begun.status()).toBe(201);
  const { email } = await begun.json();
  const sent = await request.post(`/api/v1/emails/drafts/${email.id}/send`, { headers, data: { undoSeconds: 0 } });
  expect(sent.status()).toBe(200);
  const { emails } = await (await request.get('/apps/email/emails', { headers, params: { q: title } })).json();
  return emails[0].id;
}

/** Puts unsanitized mails into frames, one batch after the other. */
async function showBare(page: Page, sandbox: string | null, attacks: readonly Attack[]): Promise<void> {
  for (let at = 0; at < attacks.length; at += mailsAtOnce) {
    const messages = attacks.slice(at, at + mailsAtOnce).map(({ html }) => html);
    await page.evaluate(
      async ({ messages, sandbox }) => {
        const frames = messages.map((html) => {
          const frame = document.createElement('iframe');
          if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
          frame.srcdoc = `<!doctype html><body>${html}</body>`;
          return frame;
        });
        const isRead = ({ contentDocument: inside }: HTMLIFrameElement) =>
          !inside || (inside.readyState !== 'loading' && inside.URL !== 'about:blank');
        // Some never finish loading. The unprotected run of the corpus shows that the wait is long enough.
        const loaded = Promise.all(
          frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))),
        );
        document.body.append(...frames);
        while (!frames.every(isRead)) await new Promise((resolve) => setTimeout(resolve, 20));
        await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 1000))]);
        await new Promise((resolve) => setTimeout(resolve, 300));
        for (const frame of frames) frame.remove();
      },
      { messages, sandbox },
    );
  }
}
