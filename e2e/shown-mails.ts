import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Makes an opened mail show the first of these texts, with the others as its replies. */
export async function showMails(page: Page, messages: readonly string[]): Promise<void> {
  await page.unroute('**/apps/email/get-email?*');
  await page.route('**/apps/email/get-email?*', async (route) => {
    const mail = await (await route.fetch()).json();
    const [message, ...others] = messages;
    const replies = others.map((text, index) => ({
      ...{ ...mail, id: 100_000 + index, message: text, replies: [], attachments: [] },
      time: new Date(Date.parse(mail.time) + index + 1).toISOString(),
    }));
    await route.fulfill({ json: { ...mail, isRead: true, message, replies, replyCount: replies.length } });
  });
}

/** Expands everything collapsed, and waits until each mail shows its text. */
export async function openAll(page: Page, count: number, text: RegExp): Promise<void> {
  if (count > 1) await page.getByRole('button', { name: 'Expand all' }).click();
  const frames = page.getByRole('region', { name: 'Open mail' }).locator('iframe');
  await expect(frames).toHaveCount(count);
  await expect
    .poll(() =>
      frames.evaluateAll(
        (all, pattern) =>
          (all as HTMLIFrameElement[]).filter((one) => new RegExp(pattern).test(one.contentDocument?.body?.textContent ?? '')).length,
        text.source,
      ),
    )
    .toBe(count);
}
