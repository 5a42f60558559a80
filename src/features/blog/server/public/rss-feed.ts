import { escapeHtml } from '#contract/escape-html.ts';
import { type Feed, feedIds, newestOf, xmlText as text } from './feed-parts.ts';
import type { PublishedPost } from './published-posts.ts';

/** Posts as RSS 2.0, for readers that take no Atom. A description is HTML there, also where it is plain text. */
export function rssFeed(posts: readonly PublishedPost[], feed: Feed): string {
  const { language, title, about, addresses } = feed;
  const ids = feedIds(feed);
  const items = posts.map(
    (post) => `    <item>
      <title>${text(post.title)}</title>
      <link>${text(addresses.post(post.slug))}</link>
      <guid isPermaLink="false">${text(ids.post(post))}</guid>
      <pubDate>${post.publishedAt.toUTCString()}</pubDate>
      <dc:creator>${text(post.author)}</dc:creator>
${post.tags.map((tag) => `      <category>${text(tag)}</category>\n`).join('')}      <description>${text(escapeHtml(post.excerpt))}</description>
      <content:encoded>${text(addresses.content(post.content))}</content:encoded>
    </item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${text(title)}</title>
    <link>${text(addresses.blog)}</link>
    <atom:link rel="self" type="application/rss+xml" href="${text(addresses.rss)}"/>
    <description>${text(escapeHtml(about))}</description>
    <language>${language}</language>
    <lastBuildDate>${newestOf(posts).toUTCString()}</lastBuildDate>
${items.join('\n')}
  </channel>
</rss>
`;
}
