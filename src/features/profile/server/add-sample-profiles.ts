import { keepContent, keepFile } from '#platform/files/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { lampFilm } from '../sample-film.ts';
import { type SampleProfilePost, sampleProfilePosts } from '../sample-profile-posts.ts';
import { type SamplePicture, samplePages, sampleProfiles } from '../sample-profiles.ts';
import { commentLikes, comments, favorites, follows, likes, pageFollowers, pages, posts, profiles, votes } from '../tables.ts';

const dayMs = 86_400_000;

/** Adds the sample people's profiles, follows, and posts. */
export async function addSampleProfiles(db: Db, deps: Dependencies, story: SampleStory): Promise<void> {
  const keepPicture = pictureKeeper(db, deps, story);
  await addProfiles(db, deps, story, keepPicture);
  const pageIds = await addPages(db, deps, story, keepPicture);
  await addSamplePosts(db, deps, story, { keepPicture, pageIds });
}

async function addProfiles(db: Db, deps: Dependencies, { entity, personId }: SampleStory, keepPicture: KeepPicture): Promise<void> {
  const now = deps.clock();
  const known = sampleProfiles.flatMap((one) => {
    const id = personId(one.person);
    return id === null ? [] : [{ ...one, id }];
  });
  for (const { id, city, website, joinedDays, cover } of known) {
    const joinedOn = new Date(now.getTime() - joinedDays * dayMs).toISOString().slice(0, 10);
    const coverFileId = await keepPicture(cover);
    await db.insert(profiles).values({ entity, personId: id, city, website, joinedOn, coverFileId, updatedAt: now });
  }
  const followed = known.flatMap(({ id, follows: whom }) =>
    whom.flatMap((other) => {
      const followedId = personId(other);
      return followedId === null ? [] : [{ entity, personId: id, followedId, createdAt: now }];
    }),
  );
  await db.insert(follows).values(followed);
}

async function addPages(
  db: Db,
  deps: Dependencies,
  { entity, personId }: SampleStory,
  keepPicture: KeepPicture,
): Promise<ReadonlyMap<string, number>> {
  const now = deps.clock();
  const ids = await nextIds(db, entity, 'profile page', samplePages.length);
  for (const [index, { name, subtitle, picture, followers }] of samplePages.entries()) {
    const id = ids[index] ?? 0;
    await db
      .insert(pages)
      .values({ entity, id, name, subtitle, pictureFileId: await keepPicture(picture), createdAt: now, updatedAt: now });
    const own = followers.flatMap((person) => personId(person) ?? []);
    await db.insert(pageFollowers).values(own.map((person) => ({ entity, pageId: id, personId: person, createdAt: now })));
  }
  return new Map(samplePages.map(({ name }, index) => [name, ids[index] ?? 0]));
}

const hourMs = 3_600_000;

interface Places {
  keepPicture: KeepPicture;
  /** Page ids by name. */
  pageIds: ReadonlyMap<string, number>;
}

/** Adds the sample posts with reactions. Skips people who are not in this company. */
async function addSamplePosts(db: Db, deps: Dependencies, story: SampleStory, { keepPicture, pageIds }: Places): Promise<void> {
  const { entity, personId, adaptSampleText } = story;
  const now = deps.clock().getTime();
  const ids = await nextIds(db, entity, 'profile post', sampleProfilePosts.length);
  for (const [index, post] of sampleProfilePosts.entries()) {
    const author = personId(post.by);
    if (author === null) continue;
    const id = ids[index] ?? 0;
    const createdAt = new Date(now - post.hours * hourMs);
    await db.insert(posts).values({
      ...{ entity, id, personId: author, text: adaptSampleText(post.text), options: post.options ?? [], createdAt, updatedAt: createdAt },
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
  { entity, personId, adaptSampleText }: SampleStory,
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
    await db.insert(comments).values({ entity, id, postId, personId: writer, comment: adaptSampleText(text), createdAt });
    const liked = likedBy.flatMap((sampleId) => personId(sampleId) ?? []);
    if (liked.length > 0) await db.insert(commentLikes).values(liked.map((one) => ({ entity, commentId: id, personId: one, createdAt })));
  }
}

/** Stores a sample illustration or the film as a file, each once. */
type KeepPicture = (picture: SamplePicture) => Promise<number>;

function pictureKeeper(db: Db, deps: Dependencies, { entity, ...draw }: SampleStory): KeepPicture {
  const kept = new Map<string, number>();
  return async (picture) => {
    const { name, mediaType, bytes } = drawn(picture, draw);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const content = await keepContent(deps, { bytes: bytes(), mediaType });
    const { id } = await keepFile(db, deps, { entity, name, content, personId: null });
    kept.set(name, id);
    return id;
  };
}

function drawn(picture: SamplePicture, { postDrawing, productDrawing, drawing, profileCover }: Omit<SampleStory, 'entity'>) {
  if ('post' in picture) return asSvg(picture.post, () => postDrawing(picture.post));
  if ('product' in picture) return asSvg(`product-${picture.product}-${picture.view}`, () => productDrawing(picture.product, picture.view));
  if ('drawing' in picture) return asSvg(picture.drawing, () => drawing(picture.drawing));
  if ('cover' in picture) return asSvg('river', profileCover);
  return { name: 'fenn-lamp.webm', mediaType: 'video/webm', bytes: () => Uint8Array.from(atob(lampFilm), (byte) => byte.charCodeAt(0)) };
}

const asSvg = (name: string, draw: () => string) => ({
  ...{ name: `${name}.svg`, mediaType: 'image/svg+xml', bytes: () => new TextEncoder().encode(draw()) },
});
