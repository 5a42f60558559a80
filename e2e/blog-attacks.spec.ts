import type { APIRequestContext, Page } from '@playwright/test';
import { articleAttributes, articleElements } from '../src/features/blog/article-markup.ts';
import { allAttacks } from '../tests/attack-corpus/all-attacks.ts';
import { forbiddenIn, provokeIn, watch } from './attacked-page.ts';
import { expect, test } from './journey.ts';
import { signUp } from './sign-in.ts';

const attacksInPost = 90;
/** Length limits of titles, tags, excerpts and comments, and of a text in one request. */
const longest = { title: 200, tag: 40, excerpt: 1000, comment: 5000 };
const whole = allAttacks.map(({ html }) => html).filter((html) => html.isWellFormed() && !html.includes('\0'));
/** The corpus, split into as many posts as needed. */
const posts = Array.from({ length: Math.ceil(whole.length / attacksInPost) }, (_, at) =>
  whole.slice(at * attacksInPost, (at + 1) * attacksInPost),
);
/** Attacks over a field's limit add no new kind of attack, so they are left out. */
const within = (most: number) => whole.map((html) => html.trim()).filter((html) => html !== '' && html.length <= most);

const inArticle = {
  elements: [...articleElements],
  attributes: [...new Set(Object.values(articleAttributes).flat()), 'target', 'rel', 'loading', 'tabindex'],
};
const inPublicArticle = {
  elements: [...articleElements, 'h1', 'div'],
  attributes: [...new Set(Object.values(articleAttributes).flat()), 'target', 'rel', 'loading', 'dir', 'class'],
};
const joined = (attacks: readonly string[]) => attacks.map((html, at) => `<p>Attack ${at}</p>${html}`).join('');

test.describe.configure({ mode: 'parallel' });
test.setTimeout(180_000);

/** The page's policy reports violations while a text is parsed, before any of it is shown; these are not problems of the page. */
function forgetPolicy(problems: string[]): void {
  const kept = problems.filter(
    (problem) => !/^(?:Executing|Applying) inline|^Setting the document's base|^Loading media from/.test(problem),
  );
  problems.splice(0, problems.length, ...kept);
}

async function writing(page: Page, request: APIRequestContext) {
  const { accessToken } = await signUp(page, request);
  const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' };
  return {
    async add(data: object): Promise<{ id: number; publicPath: string }> {
      const answer = await request.post('/api/v1/blog/posts', { headers, data: { status: 'Published', ...data } });
      expect(answer.status(), await answer.text()).toBe(201);
      return (await answer.json()).post;
    },
    async comment(id: number, commentText: string): Promise<void> {
      expect((await request.post(`/api/v1/blog/posts/${id}/comments`, { headers, data: { commentText } })).status()).toBe(201);
    },
  };
}

test('runs and loads nothing from sanitized posts of the corpus in the app, in the editor or on the public page', {
  tag: '@network',
}, async ({ page, request, context, baseURL }) => {
  const { add } = await writing(page, request);
  const seen = watch(page, context, baseURL ?? '');
  for (const [at, attacks] of posts.entries()) {
    const { id, publicPath } = await add({
      blogTitle: `Attacks ${at}`,
      content: joined(attacks.filter((html) => html.length < longest.comment)),
    });
    await page.goto(`/pages/blog/detail/${id}`);
    await expect(page.getByRole('heading', { name: `Attacks ${at}`, level: 1 })).toBeVisible();
    const text = 'article div[class*="article"]';
    await expect(page.locator(text)).toContainText('Attack 0');
    await provokeIn(page, text);
    expect(await forbiddenIn(page, text, inArticle)).toEqual([]);
    await page.goto(publicPath);
    await expect(page.locator('article')).toContainText('Attack 0');
    await provokeIn(page, 'article');
    expect(await forbiddenIn(page, 'article', inPublicArticle)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(publicPath);
    await page.goto(`/pages/blog/edit/${id}`);
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('Attack 0');
    expect(await page.evaluate(() => '__hacked' in window)).toBe(false);
    expect(seen).toEqual([]);
  }
});

test('runs and loads nothing from raw posts of the corpus, even if the server let them through', { tag: '@network' }, async ({
  page,
  request,
  context,
  baseURL,
  problems,
}) => {
  const { add } = await writing(page, request);
  const { id } = await add({ blogTitle: 'Attacks', content: '<p>none</p>' });
  const seen = watch(page, context, baseURL ?? '');
  for (const attacks of posts) {
    await page.unroute('**/blog/list/data/detail*');
    await page.route('**/blog/list/data/detail*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, blog: { ...answer.blog, content: joined(attacks) } } });
    });
    await page.goto(`/pages/blog/detail/${id}`);
    const text = 'article div[class*="article"]';
    await expect(page.locator(text)).toContainText('Attack 0');
    await provokeIn(page, text);
    expect(await forbiddenIn(page, text, inArticle)).toEqual([]);
    expect(seen).toEqual([]);
  }
  forgetPolicy(problems);
});

test('shows titles, excerpts, tags and comments of the corpus as text in lists, in the app and on the public page', {
  tag: '@network',
}, async ({ page, request, context, baseURL }) => {
  const { add, comment } = await writing(page, request);
  const [titles, tags, excerpts, comments] = [longest.title, longest.tag, longest.excerpt, longest.comment].map(within) as string[][];
  const count = 20;
  let last = { id: 0, publicPath: '' };
  const share = (all: string[] = [], at = 0) => all[Math.floor((at * all.length) / count)] ?? 'none';
  for (let at = 0; at < count; at++)
    last = await add({
      blogTitle: share(titles, at),
      excerpt: share(excerpts, at),
      tags: [share(tags, at)],
      content: `<p>Words ${at}</p>`,
    });
  const said = (comments ?? []).filter((_, at) => at % Math.ceil((comments?.length ?? 1) / 40) === 0);
  for (const text of said) await comment(last.id, text);

  const seen = watch(page, context, baseURL ?? '');
  const isUntouched = () =>
    page.evaluate(
      () =>
        '__hacked' in window || document.querySelector('main :is(iframe, object, embed, form[action*=evil], [onerror], [onload])') !== null,
    );
  for (const address of [
    '/pages/blog/list',
    '/pages/blog/list?page=2',
    `/pages/blog/detail/${last.id}`,
    last.publicPath,
    last.publicPath.replace(/posts\/.*$/, 'posts'),
  ]) {
    await page.goto(address);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    if (address.includes('detail'))
      await expect(page.locator('main')).toContainText((said[0] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 20));
    await provokeIn(page, 'main');
    expect(await isUntouched(), address).toBe(false);
    expect(seen, address).toEqual([]);
  }
  const title = await page.title();
  expect(title.length).toBeGreaterThan(0);
});
