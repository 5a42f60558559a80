import { mailedOrigin } from '#server/mailed-origin.ts';
import { cleanedOnce } from '#server/public/cleaned-once.ts';
import type { OpenScope } from '#server/scope.ts';
import { cleanKeptArticle } from '../clean-article.ts';
import { blogPath, postPath } from '../public-path.ts';

const cleaned = cleanedOnce((html) => cleanKeptArticle(html, 'content'));

/**
 * The addresses of a blog, whole where the operator says where this installation is: never of what a call says that it came to, as that stands in
 * what others keep.
 */
export function publicAddresses(entity: string, { deps }: OpenScope) {
  const origin = mailedOrigin(deps) ?? '';
  return {
    /** For ids that stay (RFC 4151). */
    authority: origin === '' ? 'atrium.invalid' : new URL(origin).hostname,
    blog: `${origin}${blogPath(entity)}/posts`,
    feed: `${origin}${blogPath(entity)}/feed.xml`,
    sitemap: `${origin}${blogPath(entity)}/sitemap.xml`,
    rss: `${origin}${blogPath(entity)}/rss.xml`,
    /** Both, as a page names them. */
    feeds: (title: string) => [
      { kind: 'atom' as const, title: `${title} (Atom)`, address: `${origin}${blogPath(entity)}/feed.xml` },
      { kind: 'rss' as const, title: `${title} (RSS)`, address: `${origin}${blogPath(entity)}/rss.xml` },
    ],
    post: (slug: string) => `${origin}${postPath(entity, slug)}`,
    picture: (id: number) => `${origin}${blogPath(entity)}/pictures/${id}`,
    /** The same as a JPEG, for those who preview a page. */
    preview: (id: number) => `${origin}${blogPath(entity)}/previews/${id}`,
    /** A kept text, cleaned once more, with pictures that everybody can load. */
    content: (kept: string) =>
      cleaned(kept).replaceAll(/<img src="file:(\d{1,15})"/g, (_, id: string) => `<img src="${origin}${blogPath(entity)}/pictures/${id}"`),
  };
}
