import { expect } from 'vitest';
import { type Client, send } from './client.ts';
import type { TestApi } from './test-api.ts';

/** Runs actions on pages in Arabic. */
export async function readingArabic(test: TestApi, who: Client, run: () => Promise<void>): Promise<void> {
  const choose = async (language: string) => {
    const headers = { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' };
    const { status } = await send(test, '/api/v1/session/language', { method: 'PUT', body: JSON.stringify({ language }), headers });
    expect(status).toBe(200);
  };
  await choose('ar');
  await run();
  await choose('en');
}
