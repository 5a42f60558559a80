import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { samplePages, sampleProfiles } from '../sample-profiles.ts';
import { follows, pageFollowers, pages, profiles } from '../tables.ts';
import { addSamplePosts } from './add-sample-posts.ts';
import { type KeepPicture, pictureKeeper } from './keep-sample-pictures.ts';

const dayMs = 86_400_000;

/** Adds what the sample's people say of themselves, whom and what they follow, and what they posted. */
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
