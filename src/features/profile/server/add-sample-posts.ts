import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { type SampleProfilePost, sampleProfilePosts } from '../sample-profile-posts.ts';
import { commentLikes, comments, favorites, likes, posts, votes } from '../tables.ts';
import type { KeepPicture } from './keep-sample-pictures.ts';

const hourMs = 3_600_000;

interface Places {
  keepPicture: KeepPicture;
  /** The pages by their names. */
  pageIds: ReadonlyMap<string, number>;
}

/** Adds what the sample's people posted, with what others made of it. Who is not of this entity is left out. */
export async function addSamplePosts(db: Db, deps: Dependencies, story: SampleStory, { keepPicture, pageIds }: Places): Promise<void> {
  const { entity, personId, retellPlain } = story;
  const now = deps.clock().getTime();
  const ids = await nextIds(db, entity, 'profile post', sampleProfilePosts.length);
  for (const [index, post] of sampleProfilePosts.entries()) {
    const author = personId(post.by);
    if (author === null) continue;
    const id = ids[index] ?? 0;
    const createdAt = new Date(now - post.hours * hourMs);
    await db.insert(posts).values({
      ...{ entity, id, personId: author, text: retellPlain(post.text), options: post.options ?? [], createdAt, updatedAt: createdAt },
      ...(post.page && { pageId: pageIds.get(post.page) ?? null }),
      ...(post.picture && {
        fileId: await keepPicture(post.picture),
        media: 'film' in post.picture ? ('video' as const) : ('picture' as const),
      }),
      ...(post.shares !== undefined && { sharedId: ids[post.shares] ?? null }),
    });
    await addMarks(db, story, { id, createdAt, post });
    await addComments(db, story, { id, now, post });
  }
}

async function addMarks(
  db: Db,
  { entity, personId }: SampleStory,
  { id: postId, createdAt, post }: { id: number; createdAt: Date; post: SampleProfilePost },
): Promise<void> {
  const of = (sampleIds: number[] = []) =>
    sampleIds.flatMap((sampleId) => {
      const id = personId(sampleId);
      return id === null ? [] : [{ entity, postId, personId: id, createdAt }];
    });
  const [liked, marked] = [of(post.likedBy), of(post.markedBy)];
  const voted = Object.entries(post.votes ?? {}).flatMap(([sampleId, option]) => of([Number(sampleId)]).map((one) => ({ ...one, option })));
  if (liked.length > 0) await db.insert(likes).values(liked);
  if (marked.length > 0) await db.insert(favorites).values(marked);
  if (voted.length > 0) await db.insert(votes).values(voted);
}

async function addComments(
  db: Db,
  { entity, personId, retellPlain }: SampleStory,
  { id: postId, now, post }: { id: number; now: number; post: SampleProfilePost },
): Promise<void> {
  const said = (post.comments ?? []).flatMap((one) => {
    const writer = personId(one.by);
    return writer === null ? [] : [{ ...one, writer }];
  });
  const ids = await nextIds(db, entity, 'profile comment', said.length);
  for (const [index, { writer, hours, text, likedBy = [] }] of said.entries()) {
    const id = ids[index] ?? 0;
    const createdAt = new Date(now - hours * hourMs);
    await db.insert(comments).values({ entity, id, postId, personId: writer, comment: retellPlain(text), createdAt });
    const liked = likedBy.flatMap((sampleId) => personId(sampleId) ?? []);
    if (liked.length > 0) await db.insert(commentLikes).values(liked.map((one) => ({ entity, commentId: id, personId: one, createdAt })));
  }
}
