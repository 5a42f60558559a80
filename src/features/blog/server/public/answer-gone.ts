import { escapeHtml } from '#contract/escape-html.ts';
import { answerPage } from '#server/public/answer-page.ts';
import { notFound } from '#server/refusal.ts';
import type { OpenScope } from '#server/scope.ts';
import { blogWords } from './blog-words.ts';
import { publicAddresses } from './public-addresses.ts';

/** That nothing is published there: as a page for a browser. @throws 404 for everybody else */
export function answerGone(entity: string, scope: OpenScope): Response {
  if (!scope.request.headers.get('Accept')?.includes('text/html')) throw notFound('post');
  const { language, words } = blogWords(scope.request);
  const addresses = publicAddresses(entity, scope);
  const [title, text] = [words('publicBlog.gone'), words('publicBlog.goneText')];
  return answerPage(
    {
      ...{ language, title, description: text, canonical: addresses.blog, feeds: addresses.feeds(title) },
      ...{ kind: 'website', siteName: title, image: null },
    },
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`,
    404,
  );
}
