import { escapeHtml } from '#contract/escape-html.ts';
import type { publicAddresses } from './public-addresses.ts';
import type { PublishedPost } from './published-posts.ts';

/** What a feed is told beside its posts. */
export interface Feed {
  language: string;
  title: string;
  /** What it is about. */
  about: string;
  company: string;
  entity: string;
  addresses: ReturnType<typeof publicAddresses>;
}

// What XML 1.0 cannot have, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is sought.
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it stands in XML, also in attributes. */
export const xmlText = (value: string) => escapeHtml(value.toWellFormed().replaceAll(unspeakable, ''));

/** The ids of what is in a feed, which stay whatever the slugs become (RFC 4151). */
export function feedIds({ entity, addresses }: Pick<Feed, 'entity' | 'addresses'>) {
  const id = `tag:${addresses.authority},2026:${encodeURIComponent(entity)}`;
  return { blog: `${id}/blog`, post: ({ id: post }: Pick<PublishedPost, 'id'>) => `${id}/post/${post}` };
}

export const changedAt = ({ updatedAt, publishedAt }: PublishedPost) => new Date(Math.max(updatedAt.getTime(), publishedAt.getTime()));

/** When something of these was changed last. */
export const newestOf = (posts: readonly PublishedPost[]) => new Date(Math.max(0, ...posts.map((post) => changedAt(post).getTime())));
