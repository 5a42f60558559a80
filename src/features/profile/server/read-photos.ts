import { and, eq, lt } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import { type listPhotos as contract, photosPerPage } from '../contract.ts';
import { postsView as posts } from '../tables.ts';
import { fileAddresses } from './file-addresses.ts';
import { findPerson } from './find-person.ts';
import { selectPosts } from './list-posts.ts';

interface Photo {
  img: string;
  postId: number;
  text: string;
}

/** A page of the pictures that a person posted. */
export async function listPhotos({ params, query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { id } = await findPerson(params.id, scope);
  const found = await readPhotos(id, photosPerPage + 1, scope, query.before);
  const photos = found.slice(0, photosPerPage);
  return { photos, next: found.length > photosPerPage ? (photos.at(-1)?.postId ?? null) : null };
}

/** The pictures that a person posted, newest first. */
export async function readPhotos(personId: number, most: number, scope: Scope, before?: number): Promise<Photo[]> {
  const earlier = before === undefined ? undefined : lt(posts.id, before);
  const rows = await selectPosts(and(eq(posts.personId, personId), eq(posts.media, 'picture'), earlier), most, scope);
  const addresses = await fileAddresses(
    rows.map(({ fileId }) => fileId),
    scope,
  );
  return rows.flatMap(({ id, fileId, text }) => {
    const img = addresses.get(fileId ?? 0);
    return img === undefined ? [] : [{ img, postId: id, text }];
  });
}
