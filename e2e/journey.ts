import { test as base, expect } from '@playwright/test';

/** Playwright's test on the server of the journeys; fails when the page breaks its own policy or throws. */
export const test = base.extend<{ problems: string[] }>({
  // Read when a test starts: the server's port is known only after the global setup.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, use) => use(process.env.E2E_URL),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
