import type { APIRequestContext, Page } from '@playwright/test';
import { numbersFrom } from '../tests/random-numbers.ts';
import { expect as expectSoon, test } from './journey.ts';
import { loadedAhead } from './loaded-ahead.ts';
import { rows } from './mailbox.ts';
import { sendMail } from './send-mail.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** Number of actions per person; 1,500 take about 15 minutes on two cores. */
const actionCount = Number(process.env.MAIL_ACTIONS ?? 1500);
const seed = Number(process.env.FAST_CHECK_SEED ?? 34);

/** Timeouts only for runs that hang. */
const longestRunMs = 2 * 60 * 60 * 1000;
const longestWaitMs = 2 * 60 * 1000;
const expect = expectSoon.configure({ timeout: longestWaitMs });

interface Expected {
  folder: 'inbox' | 'archive' | 'trash';
  isStarred: boolean;
}

interface Person {
  number: number;
  page: Page;
  email: string;
  /** Subjects of the mails sent. */
  sent: string[];
  /** Changes to received mails by subject; unchanged mails are missing. */
  changed: Map<string, Expected>;
}

const untouched: Expected = { folder: 'inbox', isStarred: false };
const subjectOf = (number: number, count: number) => `Letter ${number}.${String(count).padStart(4, '0')}`;

const listed = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((all) => all.flatMap((one) => /Letter \d\.\d{4}/.exec(one.textContent ?? '')?.[0] ?? []).slice(0, 6));

/**
 * Finds the row of a mail, and clicks a part of it if given, in one step, because a new mail moves the rows. The list only renders visible
 * rows, so it is scrolled page by page, and back to the top, until the row is there.
 * @returns whether the mail is starred; undefined if its row isn't there yet
 */
const atRow = (page: Page, subject: string, clicked?: 'star' | 'checkbox'): Promise<boolean | undefined> =>
  page.evaluate(
    ([wanted, part]) => {
      const drawn = [...document.querySelectorAll<HTMLElement>('[data-index]')];
      const found = drawn.find(({ textContent }) => textContent?.includes(wanted));
      const button = found?.querySelector<HTMLElement>('button[aria-pressed]');
      if (found && button) {
        if (part === 'star') button.click();
        if (part === 'checkbox') found.querySelector<HTMLElement>('input[type=checkbox]')?.click();
        return button.getAttribute('aria-pressed') === 'true';
      }
      const list = drawn[0]?.closest('ul')?.parentElement;
      if (!list) return undefined;
      const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
      list.scrollTop = isAtEnd ? 0 : list.scrollTop + list.clientHeight;
      return undefined;
    },
    [subject, clicked] as const,
  );
const isStarred = (page: Page, subject: string) => expect.poll(() => atRow(page, subject));

/** Writes queued in the page's storage for the server. */
const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith('mailQueue:') ? [value] : [])));

/** A network that goes up and down; while it is up, a tenth of the responses to writes is lost. */
async function networkOf(page: Page, random: () => number) {
  const network = { isUp: true, losesAnswers: true, lost: 0 };
  await page.route(/\/(?:api\/v1\/emails|apps\/email)\//, async (route) => {
    if (!network.isUp) return route.abort('internetdisconnected');
    if (route.request().method() !== 'POST' || !network.losesAnswers || random() > 0.1) return route.fallback();
    await route.fetch();
    network.lost += 1;
    return route.abort('internetdisconnected');
  });
  const set = async (isUp: boolean) => {
    network.isUp = isUp;
    await page.context().setOffline(!isUp);
  };
  return { network, set };
}

/** Opens and closes an empty mail, so that the composer is loaded before the network goes down. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveCount(0);
}

/** @returns the number of lost responses */
async function use(person: Person, other: Person): Promise<number> {
  const { page, number, sent, changed } = person;
  const random = numbersFrom(seed + number);
  // Uses its own random sequence, because the number of requests depends on the machine.
  const { network, set } = await networkOf(page, numbersFrom(seed + number + 2));
  const change = (subject: string, part: Partial<Expected>) => changed.set(subject, { ...(changed.get(subject) ?? untouched), ...part });

  const write = async () => {
    const subject = subjectOf(number, sent.length);
    await page.keyboard.press('c');
    const to = page.getByRole('combobox', { name: 'To' });
    await to.fill(`${other.email} `);
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await page.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.insertText(`This is ${subject}.`);
    await page.keyboard.press('Control+Enter');
    sent.push(subject);
    await expect(to).toHaveCount(0);
  };
  /** Once sent, a mail is the newest action, and Undo would undo the sending. */
  const sends = async () => (await waiting(page)).some((value) => value.includes('"send"'));
  const toggleStar = async (subject: string, takesBack: boolean) => {
    const before = (changed.get(subject) ?? untouched).isStarred;
    const isSending = await sends();
    await isStarred(page, subject).toBe(before);
    await expect.poll(() => atRow(page, subject, 'star')).toBeDefined();
    await isStarred(page, subject).toBe(!before);
    if (!takesBack || isSending) return change(subject, { isStarred: !before });
    await page.keyboard.press('z');
    await isStarred(page, subject).toBe(before);
  };
  const put = async (subject: string, key: string, folder: Expected['folder'], takesBack: boolean) => {
    // Undo reverts everything one toast reports together.
    const isTold = (await page.getByRole('button', { name: 'Undo' }).count()) > 0;
    const isSending = await sends();
    await expect.poll(() => atRow(page, subject, 'checkbox')).toBeDefined();
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByText('1 selected')).toHaveCount(0);
    await expect(rows(page).filter({ hasText: subject })).toHaveCount(0);
    if (!takesBack || isTold || isSending) return change(subject, { folder });
    await page.keyboard.press('z');
    await isStarred(page, subject).toBeDefined();
  };

  for (let at = 0; at < actionCount; at += 1) {
    const [toggles, reloads, which, what, takesBack] = [random(), random(), random(), random(), random()];
    if (toggles < 0.2) await set(!network.isUp);
    if (network.isUp && reloads < 0.05) {
      // Reloads with writes queued in storage.
      await page.reload({ waitUntil: 'load' });
      await ready(page);
    }
    const there = await listed(page);
    const subject = there[Math.floor(which * there.length)];
    if (!subject || what < 0.25) await write();
    else if (what < 0.65) await toggleStar(subject, takesBack < 0.3);
    else if (there.length > 3 && what < 0.85) await put(subject, 'e', 'archive', takesBack < 0.5);
    else if (there.length > 3) await put(subject, '#', 'trash', takesBack < 0.5);
  }
  network.losesAnswers = false;
  await set(true);
  return network.lost;
}

async function lettersIn(request: APIRequestContext, page: Page, folder: string): Promise<{ subject: string; isStarred: boolean }[]> {
  const accessToken = await page.evaluate(() => localStorage.getItem('accessToken'));
  const letters: { subject: string; isStarred: boolean }[] = [];
  for (let at = 1; ; at++) {
    const answer = await request.get('/apps/email/emails', {
      params: { folder, perPage: 100, page: at },
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    const { emails } = (await answer.json()) as { emails: typeof letters };
    letters.push(
      ...emails.filter(({ subject }) => subject.startsWith('Letter ')).map(({ subject, isStarred }) => ({ subject, isStarred })),
    );
    if (emails.length < 100) return letters;
  }
}

test.use({ loadsAhead: true });

test(`loses nothing and sends nothing twice while two people use mail on an unstable network, ${actionCount} actions each (seed ${seed})`, {
  tag: ['@two-browsers', '@network'],
}, async ({ page, other, request }) => {
  test.setTimeout(longestRunMs);
  const begin = async (number: number, at: Page, account: SignedIn): Promise<Person> => {
    at.setDefaultTimeout(longestWaitMs);
    await at.goto('/apps/email/inbox');
    for (const part of ['idle-parts', 'toast-host', 'compose-windows']) await loadedAhead(at, part);
    await ready(at);
    return { number, page: at, email: account.userData.email, sent: [], changed: new Map() };
  };
  const accounts = [await signIn(page, request, 'admin'), await signIn(other, request, 'staff')] as const;
  const [first, second] = [await begin(0, page, accounts[0]), await begin(1, other, accounts[1])];
  for (const [at, from] of [first, second].entries())
    for (let count = 0; count < 6; count++) {
      const subject = subjectOf(from.number, from.sent.length);
      await sendMail(request, accounts[at]?.accessToken ?? '', { to: (at === 0 ? second : first).email, subject });
      from.sent.push(subject);
    }
  for (const { page: at } of [first, second]) await expect.poll(() => listed(at)).toHaveLength(6);

  const lost = await Promise.all([use(first, second), use(second, first)]);
  const folders = ['inbox', 'archive', 'trash'] as const;
  for (const [person, writer] of [
    [first, second],
    [second, first],
  ] as const) {
    await expect.poll(() => waiting(person.page)).toEqual([]);
    const wanted = writer.sent.map((subject) => ({ subject, ...(person.changed.get(subject) ?? untouched) }));
    const found = async () => {
      const all = await Promise.all(
        folders.map(async (folder) => (await lettersIn(request, person.page, folder)).map((letter) => ({ ...letter, folder }))),
      );
      return all.flat().sort((a, b) => (a.subject < b.subject ? -1 : 1));
    };
    await expect.poll(found).toEqual(wanted.sort((a, b) => (a.subject < b.subject ? -1 : 1)));
    const own = async (folder: string) => (await lettersIn(request, person.page, folder)).map(({ subject }) => subject).sort();
    await expect.poll(() => own('sent')).toEqual([...person.sent].sort());
    for (const folder of ['draft', 'scheduled']) expect(await own(folder)).toEqual([]);
  }
  const changes = first.changed.size + second.changed.size;
  const description = `${first.sent.length + second.sent.length} mails sent, ${changes} changed, ${lost[0] + lost[1]} answers lost`;
  test.info().annotations.push({ type: 'use', description });
});
