import { slugOfTitle } from '#contract/slug-of-title.ts';
import { keepContent, keepFile } from '#platform/files/server/public-api.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { SampleStory } from '#server/sample-story.ts';
import { type SamplePost, sampleCategories, samplePosts } from '../sample-posts.ts';
import { bookmarks, categories, comments, posts, revisions, slugs } from '../tables.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Adds the sample blog, dated relative to now. */
export async function addSamplePosts(db: Db, deps: Dependencies, story: SampleStory): Promise<void> {
  const { entity } = story;
  const categoryIds = await nextIds(db, entity, 'blog category', sampleCategories.length);
  await db.insert(categories).values(sampleCategories.map((one, index) => ({ ...one, entity, id: categoryIds[index] ?? 0 })));
  const idOf = (name: string) => categoryIds[sampleCategories.findIndex((one) => one.name === name)] ?? 0;
  // Oldest first, so it gets the lowest id.
  const told = samplePosts.filter(({ author }) => story.personId(author) !== null).sort((a, b) => a.day - b.day);
  const ids = await nextIds(db, entity, 'blog post', told.length);
  for (const [index, post] of told.entries()) {
    const id = ids[index] ?? 0;
    await addPost(db, deps, story, { ...post, id, categoryIds: post.categories.map(idOf).sort((a, b) => a - b) });
    await addComments(db, deps, story, id, post);
    const marks = (post.bookmarkedBy ?? []).flatMap((person) => story.personId(person) ?? []);
    if (marks.length > 0)
      await db.insert(bookmarks).values(marks.map((personId) => ({ entity, postId: id, personId, createdAt: deps.clock() })));
  }
}

async function addPost(
  db: Db,
  deps: Dependencies,
  { entity, personId, postDrawing, retell, adaptSampleText }: SampleStory,
  post: SamplePost & { id: number; categoryIds: number[] },
): Promise<void> {
  const { id, title, status, day, tags } = post;
  const at = morningOf(deps.clock(), day);
  const isDated = status === 'Published' || status === 'Scheduled';
  const createdAt = isDated ? new Date(Math.min(at.getTime(), deps.clock().getTime()) - dayMs) : at;
  const bytes = new TextEncoder().encode(postDrawing(post.drawing));
  const content = await keepContent(deps, { bytes, mediaType: 'image/svg+xml' });
  const cover = await keepFile(db, deps, { entity, name: `${post.drawing}.svg`, content, personId: null });
  const written = {
    ...{
      title,
      slug: slugOfTitle(title),
      status,
      excerpt: adaptSampleText(post.excerpt),
      content: retell(post.content).replaceAll('\n', ''),
      tags,
    },
    ...{ categoryIds: post.categoryIds, coverFileId: cover.id, publishedAt: isDated ? at : null },
  };
  const authorId = personId(post.author) ?? 0;
  const contentText = textOfHtml(written.content);
  await db
    .insert(posts)
    .values({ ...written, entity, id, authorId, contentText, createdAt, updatedAt: isDated && day < 0 ? at : createdAt });
  await db.insert(slugs).values({ entity, slug: written.slug, postId: id });
  await db.insert(revisions).values({ ...written, entity, postId: id, number: 1, personId: authorId, createdAt });
}

async function addComments(
  db: Db,
  deps: Dependencies,
  { entity, personId, adaptSampleText }: SampleStory,
  postId: number,
  post: SamplePost,
): Promise<void> {
  const said = post.comments ?? [];
  if (said.length === 0) return;
  const ids = await nextIds(db, entity, 'blog comment', said.length);
  const now = deps.clock().getTime();
  const rows = said.flatMap(({ by, hours, text, answers }, index) => {
    const writer = personId(by);
    if (writer === null) return [];
    const parentId = answers === undefined ? null : (ids[answers] ?? null);
    return [
      {
        entity,
        id: ids[index] ?? 0,
        postId,
        parentId,
        personId: writer,
        comment: adaptSampleText(text),
        createdAt: new Date(now - hours * hourMs),
      },
    ];
  });
  await db.insert(comments).values(rows);
}

/** Returns 9:00 UTC on a day relative to today. */
function morningOf(now: Date, day: number): Date {
  return new Date(`${new Date(now.getTime() + day * dayMs).toISOString().slice(0, 10)}T09:00:00.000Z`);
}
