import { escapeHtml } from '#contract/escape-html.ts';
import type { publicAddresses } from './public-addresses.ts';
import type { PublishedPost } from './published-posts.ts';

interface Feed {
  language: string;
  title: string;
  company: string;
  entity: string;
  addresses: ReturnType<typeof publicAddresses>;
}

// What XML 1.0 cannot have, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is sought.
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const text = (value: string) => escapeHtml(value.toWellFormed().replaceAll(unspeakable, ''));

/** Posts as an Atom feed (RFC 4287). Entries keep their ids whatever their slugs become. */
export function atomFeed(posts: readonly PublishedPost[], { language, title, company, entity, addresses }: Feed): string {
  const changedAt = (post: PublishedPost) => new Date(Math.max(post.updatedAt.getTime(), post.publishedAt.getTime()));
  const newest = new Date(Math.max(0, ...posts.map((post) => changedAt(post).getTime())));
  const id = `tag:${addresses.authority},2026:${encodeURIComponent(entity)}`;
  const entries = posts.map(
    (post) => `  <entry>
    <id>${text(id)}/post/${post.id}</id>
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
  <id>${text(id)}/blog</id>
  <title>${text(title)}</title>
  <updated>${newest.toISOString()}</updated>
  <author><name>${text(company || title)}</name></author>
  <link rel="self" type="application/atom+xml" href="${text(addresses.feed)}"/>
  <link rel="alternate" type="text/html" href="${text(addresses.blog)}"/>
${entries.join('\n')}
</feed>
`;
}
