import type { APIRequestContext, Page } from '@playwright/test';
import { numbersFrom } from '../tests/random-numbers.ts';
import { expect, test } from './journey.ts';
import { loadedAhead } from './loaded-ahead.ts';
import { check, row, rows, star } from './mailbox.ts';
import { sendMail } from './send-mail.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** How long two people use mail, in minutes. */
const minutes = Number(process.env.MAIL_MINUTES ?? 15);
const seed = Number(process.env.FAST_CHECK_SEED ?? 34);

interface Expected {
  folder: 'inbox' | 'archive' | 'trash';
  isStarred: boolean;
}

interface Person {
  number: number;
  page: Page;
  email: string;
  /** Subjects of what was sent. */
  sent: string[];
  /** What was done to letters that came, by their subjects; those left alone are not in it. */
  changed: Map<string, Expected>;
}

const untouched: Expected = { folder: 'inbox', isStarred: false };
const subjectOf = (number: number, count: number) => `Letter ${number}.${String(count).padStart(4, '0')}`;

/** The first letters that are listed. */
const listed = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((all) =>
    all
      .slice(0, 8)
      .flatMap((one) => /Letter \d\.\d{4}/.exec(one.textContent ?? '')?.[0] ?? [])
      .slice(0, 6),
  );

/** What waits in the page's storage to be sent to the server. */
const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith('mailQueue:') ? [value] : [])));

/** A network that is there or not; while it is there, a tenth of the answers to writes is lost. */
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

/** Opens and closes an empty mail, so that the page has what writing needs once the network is gone. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveCount(0);
}

async function use(person: Person, other: Person, until: number): Promise<number> {
  const { page, number, sent, changed } = person;
  const random = numbersFrom(seed + number);
  const { network, set } = await networkOf(page, random);
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
  const toggleStar = async (subject: string) => {
    const before = (changed.get(subject) ?? untouched).isStarred;
    const isSending = await sends();
    await expect(star(page, subject)).toHaveAttribute('aria-pressed', String(before));
    // By key: a letter that arrives moves the rows under the pointer.
    await star(page, subject).press('Enter');
    await expect(star(page, subject)).toHaveAttribute('aria-pressed', String(!before));
    if (random() < 0.7 || isSending) return change(subject, { isStarred: !before });
    await page.keyboard.press('z');
    await expect(star(page, subject)).toHaveAttribute('aria-pressed', String(before));
  };
  const put = async (subject: string, key: string, folder: Expected['folder']) => {
    // What one message tells of together is taken back together.
    const isTold = (await page.getByRole('button', { name: 'Undo' }).count()) > 0;
    const isSending = await sends();
    await check(page, subject).press('Space');
    await page.keyboard.press(key);
    await expect(row(page, subject)).toHaveCount(0);
    if (isTold || isSending || random() < 0.5) return change(subject, { folder });
    await page.keyboard.press('z');
    await expect(row(page, subject)).toBeVisible();
  };
  /** A mail that leaves is the newest action once it is with the server: Undo would take back that one. */
  const sends = async () => (await waiting(page)).some((value) => value.includes('"send"'));

  while (Date.now() < until) {
    if (random() < 0.2) await set(!network.isUp);
    // With what waits in its storage.
    if (network.isUp && random() < 0.05) {
      await page.reload();
      await ready(page);
    }
    const there = await listed(page);
    const subject = there[Math.floor(random() * there.length)];
    const what = random();
    if (!subject || what < 0.25) await write();
    else if (what < 0.65) await toggleStar(subject);
    else if (there.length > 3) await (what < 0.85 ? put(subject, 'e', 'archive') : put(subject, '#', 'trash'));
  }
  network.losesAnswers = false;
  await set(true);
  return network.lost;
}

/** The letters in a folder, on the server. */
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

test(`two people use mail for ${minutes} minutes while the network comes and goes: nothing is lost, nothing is sent twice (seed ${seed})`, {
  tag: ['@two-browsers', '@network'],
}, async ({ page, other, request }) => {
  test.setTimeout((minutes + 5) * 60_000);
  const begin = async (number: number, at: Page, account: SignedIn): Promise<Person> => {
    at.setDefaultTimeout(20_000);
    await at.goto('/apps/email/inbox');
    for (const part of ['at-rest', 'toast-host', 'compose-windows']) await loadedAhead(at, part);
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

  const until = Date.now() + minutes * 60_000;
  const lost = await Promise.all([use(first, second, until), use(second, first, until)]);
  const folders = ['inbox', 'archive', 'trash'] as const;
  for (const [person, writer] of [
    [first, second],
    [second, first],
  ] as const) {
    await expect.poll(() => waiting(person.page), { timeout: 60_000 }).toEqual([]);
    const wanted = writer.sent.map((subject) => ({ subject, ...(person.changed.get(subject) ?? untouched) }));
    const found = async () => {
      const all = await Promise.all(
        folders.map(async (folder) => (await lettersIn(request, person.page, folder)).map((letter) => ({ ...letter, folder }))),
      );
      return all.flat().sort((a, b) => (a.subject < b.subject ? -1 : 1));
    };
    await expect.poll(found, { timeout: 60_000 }).toEqual(wanted.sort((a, b) => (a.subject < b.subject ? -1 : 1)));
    const own = async (folder: string) => (await lettersIn(request, person.page, folder)).map(({ subject }) => subject).sort();
    await expect.poll(() => own('sent')).toEqual([...person.sent].sort());
    for (const folder of ['draft', 'scheduled']) expect(await own(folder)).toEqual([]);
  }
  const changes = first.changed.size + second.changed.size;
  const description = `${first.sent.length + second.sent.length} mails sent, ${changes} changed, ${lost[0] + lost[1]} answers lost`;
  test.info().annotations.push({ type: 'use', description });
});
