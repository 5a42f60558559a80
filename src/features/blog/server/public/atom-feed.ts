import { changedAt, type Feed, feedIds, newestOf, xmlText as text } from './feed-parts.ts';
import type { PublishedPost } from './published-posts.ts';

/** Posts as an Atom feed (RFC 4287). Entries keep their ids whatever their slugs become. */
export function atomFeed(posts: readonly PublishedPost[], feed: Feed): string {
  const { language, title, company, addresses } = feed;
  const ids = feedIds(feed);
  const entries = posts.map(
    (post) => `  <entry>
    <id>${text(ids.post(post))}</id>
    <title>${text(post.title)}</title>
    <link rel="alternate" type="text/html" href="${text(addresses.post(post.slug))}"/>
    <published>${post.publishedAt.toISOString()}</published>
    <updated>${changedAt(post).toISOString()}</updated>
    <author><name>${text(post.author)}</name></author>
${post.tags.map((tag) => `    <category term="${text(tag)}"/>\n`).join('')}${post.excerpt ? `    <summary>${text(post.excerpt)}</summary>\n` : ''}    <content type="html">${text(addresses.content(post.content))}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${text(ids.blog)}</id>
  <title>${text(title)}</title>
  <updated>${newestOf(posts).toISOString()}</updated>
  <author><name>${text(company || title)}</name></author>
  <link rel="self" type="application/atom+xml" href="${text(addresses.feed)}"/>
  <link rel="alternate" type="text/html" href="${text(addresses.blog)}"/>
${entries.join('\n')}
</feed>
`;
}
