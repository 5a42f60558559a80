import { onlineManager } from '@tanstack/react-query';
import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { registerUser } from '../../../../tests/client.ts';
import { message, openPage, type Page } from '../../../../tests/page/open-page.ts';
import { testApi } from '../../../../tests/test-api.ts';

const api = await testApi();
afterAll(() => api.close());

/** Opens the inbox of a new company with emails of the given subjects. */
async function openInbox(subjects: readonly string[] = ['Oak', 'Pine', 'Birch']) {
  const owner = await registerUser(api);
  /** Imports an email per subject, later ones newer. */
  const arrive = async (arriving: readonly string[], day = 12) => {
    const mbox = arriving.map(
      (subject, at) =>
        `From a@b.example Thu Mar ${day} 09:4${at}:00 2026\nFrom: a@b.example\nSubject: ${subject}\nMessage-ID: <${subject}@b>\n\nText of ${subject}\n\n`,
    );
    const imported = await api.request('/api/v1/mail/mbox?folder=inbox', {
      method: 'POST',
      headers: { Authorization: `Bearer ${owner.accessToken}`, 'Content-Type': 'application/octet-stream' },
      body: mbox.join(''),
    });
    expect(imported.status).toBeLessThan(300);
  };
  await arrive(subjects);
  const mails = async (folder: string) => {
    const { body } = await owner.get('/apps/email/emails', { folder });
    return body.emails as { id: number; subject: string; isStarred: boolean; isRead: boolean; labels: string[] }[];
  };
  await waitFor(async () => expect(await mails('inbox')).toHaveLength(subjects.length));
  const page = await openPage(api, '/apps/email', owner);
  await row(page, subjects[0] ?? '');
  return { owner, page, mails, arrive, subjects: async (folder: string) => (await mails(folder)).map(({ subject }) => subject).sort() };
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-index]')];
const row = (_: Page, subject: string) =>
  waitFor(() => {
    const found = rows().find(({ textContent }) => textContent.includes(subject));
    if (!found) throw new Error(`no mail “${subject}”: ${rows().map(({ textContent }) => textContent)}`);
    return found;
  });
const gone = (subject: string) => waitFor(() => expect(rows().some(({ textContent }) => textContent.includes(subject))).toBe(false));
const press = (page: Page, keys: string) => page.user.keyboard(keys);
const focus = async (page: Page, subject: string) =>
  within(await row(page, subject))
    .getByRole('link')
    .focus();
const writes = (page: Page) => page.network.calls.filter((call) => /^POST \/(apps\/email|api\/v1\/emails)/.test(call));
const cutOff = (page: Page) => {
  page.network.isOnline = false;
  window.dispatchEvent(new Event('offline'));
};
const reconnect = (page: Page) => {
  page.network.isOnline = true;
  window.dispatchEvent(new Event('online'));
};
const queued = () => Object.keys(localStorage).some((name) => name.startsWith('mailQueue:'));

test('offline changes are shown, survive a reload, and are sent once when back online', async () => {
  const { page, subjects, mails } = await openInbox();
  cutOff(page);
  await focus(page, 'Oak');
  await press(page, 'e');
  await gone('Oak');
  await focus(page, 'Pine');
  await press(page, 's');
  await waitFor(() => expect(queued()).toBe(true));
  expect(await subjects('archive')).toEqual([]);
  page.network.isOnline = true;
  await page.reload();
  await waitFor(async () => expect(await subjects('archive')).toEqual(['Oak']));
  await waitFor(async () =>
    expect((await mails('inbox')).filter(({ isStarred }) => isStarred).map(({ subject }) => subject)).toEqual(['Pine']),
  );
  await waitFor(() => expect(queued()).toBe(false));
});

test('keys act on the same email even after others arrive above it', async () => {
  const { page, subjects, arrive, mails } = await openInbox();
  await press(page, 'j');
  await press(page, 'j');
  expect((await row(page, 'Pine')).contains(document.activeElement)).toBe(true);
  await arrive(['Elm', 'Ash'], 13);
  await waitFor(async () => expect(await mails('inbox')).toHaveLength(5));
  // The list is refetched after a change.
  await page.user.click(within(await row(page, 'Oak')).getByRole('button', { name: /^Star/ }));
  await row(page, 'Elm');
  (document.activeElement as HTMLElement | null)?.blur();
  await press(page, 'e');
  await gone('Pine');
  await waitFor(async () => expect(await subjects('archive')).toEqual(['Pine']));
});

test('a lost response does not repeat the action over later changes', async () => {
  const { owner, page, subjects, mails } = await openInbox();
  const [{ id } = { id: 0 }] = (await mails('inbox')).filter(({ subject }) => subject === 'Oak');
  let isLost = true;
  page.network.after = (call) => {
    if (!isLost || !call.startsWith('POST /apps/email/update-emails')) return false;
    isLost = false;
    page.network.isOnline = false;
    return true;
  };
  await focus(page, 'Oak');
  await press(page, 'e');
  await waitFor(async () => expect(await subjects('archive')).toEqual(['Oak']));
  // Another device moves it back before this one retries.
  expect((await owner.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'inbox' } })).status).toBe(200);
  reconnect(page);
  await waitFor(() => expect(queued()).toBe(false));
  expect(await subjects('inbox')).toEqual(['Birch', 'Oak', 'Pine']);
});

test('an email deleted elsewhere is reported, and the others are changed', async () => {
  const { owner, page, subjects, mails } = await openInbox();
  await page.user.click(page.getByRole('checkbox', { name: 'Select all listed mails' }));
  cutOff(page);
  await press(page, 'e');
  await gone('Oak');
  const [{ id } = { id: 0 }] = (await mails('inbox')).filter(({ subject }) => subject === 'Oak');
  await owner.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'trash' } });
  expect((await owner.post('/api/v1/emails/delete', { emailIds: [id] })).status).toBe(200);
  reconnect(page);
  await message(page, /1 mail was deleted elsewhere/);
  await waitFor(async () => expect(await subjects('archive')).toEqual(['Birch', 'Pine']));
});

test('Undo immediately reverts each action, even offline', async () => {
  const { page, subjects, mails } = await openInbox();
  const before = JSON.stringify((await mails('inbox')).map(({ subject, isStarred, labels }) => [subject, isStarred, labels]));
  for (const keys of ['e', 's', '#', '!']) {
    await focus(page, 'Oak');
    await press(page, keys);
    await press(page, '{Control>}z{/Control}');
    await row(page, 'Oak');
    await waitFor(() => expect(queued()).toBe(false));
    expect(JSON.stringify((await mails('inbox')).map(({ subject, isStarred, labels }) => [subject, isStarred, labels])), keys).toBe(before);
  }
  cutOff(page);
  await focus(page, 'Oak');
  await press(page, 'e');
  await gone('Oak');
  await press(page, '{Control>}z{/Control}');
  await row(page, 'Oak');
  reconnect(page);
  await waitFor(() => expect(queued()).toBe(false));
  expect(await subjects('inbox')).toEqual(['Birch', 'Oak', 'Pine']);
  expect(writes(page).length).toBeGreaterThan(0);
});

test('an email opened offline shows that it is waiting, and loads automatically', async () => {
  const { page } = await openInbox();
  cutOff(page);
  await page.user.click(within(await row(page, 'Pine')).getByRole('link'));
  await page.findByText(/You’re offline\. The text of this mail loads/);
  reconnect(page);
  await waitFor(() => expect(page.queryByText(/You’re offline\. The text of this mail loads/)).toBeNull());
  await page.findByTitle(/^Text of the mail/);
});

test('a folder opened offline shows that it could not be loaded, and loads automatically', async () => {
  const { page } = await openInbox();
  cutOff(page);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const archive = page.getAllByRole('link', { name: /^Archive/ }).find((link) => link.getAttribute('href')?.endsWith('/email/archive'));
  await page.user.click(archive as HTMLElement);
  await page.findByText('Couldn’t load your mail');
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  onlineManager.setOnline(true);
  reconnect(page);
  await waitFor(() => expect(page.queryByText('Couldn’t load your mail')).toBeNull());
  await page.findByText('Nothing archived');
});

async function compose(page: Page, to: string, subject: string) {
  await press(page, 'c');
  const form = within(await page.findByRole('dialog', { name: 'New mail' }));
  await page.user.type(await form.findByLabelText('To'), `${to},`);
  await page.user.type(form.getByLabelText('Subject'), subject);
  return form;
}
const sendNow = async (page: Page) => {
  await page.user.click(page.getByRole('button', { name: 'Send' }));
  const anyway = page.queryByRole('button', { name: 'Send anyway' });
  if (anyway) await page.user.click(anyway);
};

test('an email sent offline waits, can become a draft again, and is sent once after a lost response and a reload', async () => {
  const { owner, page, mails } = await openInbox();
  await compose(page, owner.userData.email, 'Greetings');
  cutOff(page);
  await sendNow(page);
  await page.user.click(
    within(await page.findByRole('region', { name: 'Waiting to be sent: Greetings' })).getByRole('button', { name: 'Back to draft' }),
  );
  await page.findByRole('dialog', { name: 'Greetings' });
  await sendNow(page);
  await page.findByRole('region', { name: 'Waiting to be sent: Greetings' });
  page.network.after = (call) => {
    if (!call.endsWith('/send')) return false;
    page.network.after = undefined;
    page.network.isOnline = false;
    return true;
  };
  reconnect(page);
  await waitFor(() => expect(page.network.after).toBeUndefined());
  page.network.isOnline = true;
  await page.reload();
  await waitFor(() => expect(queued()).toBe(false));
  const waiting = [...(await mails('scheduled')), ...(await mails('sent'))].filter(({ subject }) => subject === 'Greetings');
  expect(waiting).toHaveLength(1);
  expect(await mails('draft')).toEqual([]);
});

test('an email can be started offline without data that was never loaded, and is sent automatically', async () => {
  const { owner, page, mails } = await openInbox();
  cutOff(page);
  // Loaded without a window, it does not receive the event that it gets in a browser.
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await compose(page, owner.userData.email, 'Greetings');
  await sendNow(page);
  await page.findByRole('region', { name: 'Waiting to be sent: Greetings' });
  // The previous window requested the same.
  (document.activeElement as HTMLElement | null)?.blur();
  await compose(page, owner.userData.email, 'Regards');
  onlineManager.setOnline(true);
  reconnect(page);
  await waitFor(() => expect(queued()).toBe(false));
  await waitFor(async () =>
    expect([...(await mails('scheduled')), ...(await mails('sent'))].map(({ subject }) => subject)).toEqual(['Greetings']),
  );
});

test('an email that the server cannot save opens again without blocking others; Try again sends it', async () => {
  const { owner, page, subjects, mails } = await openInbox();
  await compose(page, owner.userData.email, 'Greetings');
  cutOff(page);
  await sendNow(page);
  await page.findByRole('region', { name: 'Waiting to be sent: Greetings' });
  await focus(page, 'Oak');
  await press(page, 'e');
  page.network.answer = (call) => (call.endsWith('/api/v1/emails/drafts') ? new Response('{}', { status: 500 }) : undefined);
  reconnect(page);
  await waitFor(async () => expect(await subjects('archive')).toEqual(['Oak']));
  await page.findByRole('dialog', { name: 'Greetings' });
  page.network.answer = undefined;
  await page.user.click(await page.findByRole('button', { name: 'Try again' }));
  await waitFor(async () =>
    expect([...(await mails('scheduled')), ...(await mails('sent'))].map(({ subject }) => subject)).toEqual(['Greetings']),
  );
});

test('a folder emptied offline is emptied once when back online, and Undo restores it', async () => {
  const { page, subjects } = await openInbox();
  for (const subject of ['Oak', 'Pine']) {
    await focus(page, subject);
    await press(page, '#');
    await gone(subject);
  }
  await waitFor(() => expect(queued()).toBe(false));
  const trash = page.getAllByRole('link', { name: /^Trash/ }).find((link) => link.getAttribute('href')?.endsWith('/email/trash'));
  await page.user.click(trash as HTMLElement);
  await row(page, 'Oak');
  cutOff(page);
  await page.user.click(page.getByRole('button', { name: 'Empty trash' }));
  await page.user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Delete forever' }));
  await gone('Oak');
  expect(await subjects('trash')).toEqual(['Oak', 'Pine']);
  reconnect(page);
  await waitFor(async () => expect(await subjects('trash')).toEqual([]));
  await waitFor(() => expect(queued()).toBe(false));
  await press(page, '{Control>}z{/Control}');
  await waitFor(async () => expect(await subjects('trash')).toEqual(['Oak', 'Pine']));
});

test('Undo while an email is being sent recalls it, and not an older action', async () => {
  const { owner, page, subjects, mails } = await openInbox();
  await focus(page, 'Oak');
  await press(page, 'e');
  await gone('Oak');
  await compose(page, owner.userData.email, 'Greetings');
  const { promise, resolve } = Promise.withResolvers<void>();
  page.network.before = (call) => (call.endsWith('/send') ? promise : undefined);
  await sendNow(page);
  (document.activeElement as HTMLElement | null)?.blur();
  await press(page, '{Control>}z{/Control}');
  resolve();
  await waitFor(() => expect(page.network.calls.some((call) => call.endsWith('/recall'))).toBe(true));
  await waitFor(async () => expect(await mails('scheduled')).toEqual([]));
  await page.findByRole('dialog', { name: 'Greetings' });
  await waitFor(async () => expect((await mails('draft')).map(({ subject }) => subject)).toEqual(['Greetings']));
  expect(await subjects('archive')).toEqual(['Oak']);
});

test('Tab moves from To to Subject, and a shortcut shows Cc and Bcc', async () => {
  const { page } = await openInbox();
  await press(page, 'c');
  const form = within(await page.findByRole('dialog', { name: 'New mail' }));
  (await form.findByLabelText('To')).focus();
  await page.user.tab();
  expect(form.getByLabelText('Subject')).toHaveFocus();
  await press(page, '{Control>}{Shift>}B{/Shift}{/Control}');
  await waitFor(() => expect(form.getByLabelText('Bcc')).toHaveFocus());
});
