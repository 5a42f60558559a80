import { eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { Db } from '#server/database.ts';
import { nextIds } from '#server/next-ids.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { ManualArticle, ManualCategory } from '../manual/manual-category.ts';
import { groupTitles, manualIn } from '../manual/manual-in.ts';
import { helpArticles, helpCategories, helpGroups, helpSlugs, helpVersions } from '../tables.ts';

interface Filling {
  db: Db;
  entity: string;
  /** Author of the articles. */
  personId: number;
  /** Language of the texts. */
  language: Language;
  /** Returns the creation time of the article at an index of the manual. */
  at: (place: number) => Date;
}

type Placed = ManualArticle & { groupId: number; place: number };

/**
 * Adds the missing categories, groups, and articles of Atrium's manual, by name. Skips articles whose slug is or was in use.
 * @returns the ids of the articles added
 */
export async function insertManual(filling: Filling): Promise<number[]> {
  const { db, entity, language } = filling;
  const manual = manualIn(language);
  // Without the lock, two concurrent requests would both find it empty.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`help manual of ${entity}`}))`);
  const groupIds = await insertGroups(filling, manual, await insertCategories(filling, manual));
  const all = manual.flatMap(({ name, groups }) =>
    groups.flatMap(({ articles }, place) => articles.map((article) => ({ ...article, groupId: groupIds.get(`${name} ${place}`) ?? 0 }))),
  );
  const held = new Map(
    (await db.select().from(helpSlugs).where(eq(helpSlugs.entity, entity))).map(({ slug, articleId }) => [slug, articleId]),
  );
  const missing = all.map((article, place) => ({ ...article, place })).filter(({ slug }) => !held.has(slug));
  if (missing.length === 0) return [];
  const ids = await nextIds(db, entity, 'help article', missing.length);
  for (const [index, { slug }] of missing.entries()) held.set(slug, ids[index] ?? 0);
  await insertArticles(missing, held, filling);
  return ids;
}

async function insertArticles(missing: Placed[], ids: ReadonlyMap<string, number>, { db, entity, personId, at }: Filling): Promise<void> {
  const rows = missing.map(({ slug, question, content, groupId, related, place }) => ({
    ...{ entity, id: ids.get(slug) ?? 0, slug, question, groupId, state: 'Published' as const, writtenAt: at(place) },
    content: content.replaceAll('\n', ''),
    relatedIds: related.flatMap((other) => ids.get(other) ?? []),
  }));
  await db.insert(helpArticles).values(
    rows.map(({ writtenAt, ...row }) => ({
      ...{ ...row, contentText: textOfHtml(row.content) },
      ...{ publishedAt: writtenAt, createdAt: writtenAt, updatedAt: writtenAt },
    })),
  );
  await db.insert(helpSlugs).values(rows.map(({ slug, id }) => ({ entity, slug, articleId: id })));
  await db
    .insert(helpVersions)
    .values(rows.map(({ id, writtenAt, ...row }) => ({ ...row, articleId: id, number: 1, personId, createdAt: writtenAt })));
}

async function insertCategories({ db, entity }: Filling, manual: readonly ManualCategory[]): Promise<Map<string, number>> {
  const known = await db.select().from(helpCategories).where(eq(helpCategories.entity, entity));
  const ids = new Map(known.map(({ name, id }) => [name, id]));
  const missing = manual.map((category, position) => ({ ...category, position })).filter(({ name }) => !ids.has(name));
  if (missing.length === 0) return ids;
  const added = await nextIds(db, entity, 'help category', missing.length);
  await db.insert(helpCategories).values(
    missing.map(({ name, title, description, position }, index) => ({
      ...{ entity, id: added[index] ?? 0, name, title, description, image: name, position },
    })),
  );
  for (const [index, { name }] of missing.entries()) ids.set(name, added[index] ?? 0);
  return ids;
}

/** Returns the group ids by category name and index. An existing group is recognized by its title in any language. */
async function insertGroups(
  { db, entity }: Filling,
  manual: readonly ManualCategory[],
  categoryIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const known = await db.select().from(helpGroups).where(eq(helpGroups.entity, entity));
  const wanted = manual.flatMap(({ name, groups }) =>
    groups.map(({ title, icon, iconColor }, position) => ({
      ...{ key: `${name} ${position}`, titles: groupTitles(name, position) },
      ...{ categoryId: categoryIds.get(name) ?? 0, title, icon, iconColor, position },
    })),
  );
  const idOf = ({ categoryId, titles }: (typeof wanted)[number]) =>
    known.find((group) => group.categoryId === categoryId && titles.includes(group.title))?.id;
  const ids = new Map(wanted.map((group) => [group.key, idOf(group) ?? 0]));
  const missing = wanted.filter((group) => idOf(group) === undefined);
  if (missing.length === 0) return ids;
  const added = await nextIds(db, entity, 'help group', missing.length);
  await db
    .insert(helpGroups)
    .values(missing.map(({ key: _, titles: _all, ...group }, index) => ({ ...group, entity, id: added[index] ?? 0 })));
  for (const [index, { key }] of missing.entries()) ids.set(key, added[index] ?? 0);
  return ids;
}
