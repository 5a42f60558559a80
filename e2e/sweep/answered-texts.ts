import type { Page } from '@playwright/test';

/** Collects all texts in API responses: user content and names that are the same in every language. */
export function answeredTexts(page: Page): () => Promise<string> {
  const reading: Promise<string[]>[] = [];
  page.on('response', (response) => {
    const isAnswer = response.request().resourceType() === 'fetch' && /json/.test(response.headers()['content-type'] ?? '');
    // A response the browser has aborted has no text.
    if (isAnswer && !response.url().includes('/locales/')) reading.push(response.json().then(textsIn, () => []));
  });
  return async () => (await Promise.all(reading)).flat().join('\n');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
