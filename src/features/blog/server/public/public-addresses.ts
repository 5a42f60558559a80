import type { OpenScope } from '#server/scope.ts';
import { blogPath, postPath } from '../public-path.ts';

/** The whole addresses of a blog, which stand in what leaves this installation. */
export function publicAddresses(entity: string, { deps, request }: OpenScope) {
  const origin = deps.settings.publicUrl ?? new URL(request.url).origin;
  return {
    blog: `${origin}${blogPath(entity)}/posts`,
    feed: `${origin}${blogPath(entity)}/feed.xml`,
    post: (slug: string) => `${origin}${postPath(entity, slug)}`,
    picture: (id: number) => `${origin}${blogPath(entity)}/pictures/${id}`,
    /** A kept text with pictures that everybody can load. */
    content: (kept: string) =>
      kept.replaceAll(/<img src="file:(\d{1,15})"/g, (_, id: string) => `<img src="${origin}${blogPath(entity)}/pictures/${id}"`),
  };
}
