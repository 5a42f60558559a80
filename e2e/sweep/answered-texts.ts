import type { Page } from '@playwright/test';

/** Remembers all texts in the answers of the API: what people wrote, and what is called so in every language. */
export function answeredTexts(page: Page): () => Promise<string> {
  const reading: Promise<string[]>[] = [];
  page.on('response', (response) => {
    const isAnswer = response.request().resourceType() === 'fetch' && /json/.test(response.headers()['content-type'] ?? '');
    // What is taken back by the browser meanwhile has no text.
    if (isAnswer && !response.url().includes('/locales/')) reading.push(response.json().then(textsIn, () => []));
  });
  return async () => (await Promise.all(reading)).flat().join('\n');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
