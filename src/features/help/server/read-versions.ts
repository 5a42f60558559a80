import { and, count, desc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { live } from '#server/live.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type {
  listVersions as listContract,
  readVersion as readContract,
  restoreVersion as restoreContract,
  VersionLine,
} from '../edit-contract.ts';
import { helpArticlesView as articles, helpVersionsView as versions } from '../tables.ts';
import { lockArticle, showEdited } from './find-articles.ts';
import { writeVersion } from './write-articles.ts';

type Row = typeof versions.$inferSelect;

/** Returns one page of an article's versions, newest first. */
export async function listVersions({ params, query }: GivenOf<typeof listContract>, scope: Scope): Promise<AnswerOf<typeof listContract>> {
  const { db, entity } = scope;
  await refuseUnknown(params.id, scope);
  const ofArticle = and(eq(versions.entity, entity), eq(versions.articleId, params.id));
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db.select().from(versions).where(ofArticle).orderBy(desc(versions.number)).limit(query.perPage).offset(offset);
  const [counted] = await db.select({ total: count() }).from(versions).where(ofArticle);
  return { versions: await toLines(rows, scope), total: counted?.total ?? 0 };
}

export async function readVersion({ params }: GivenOf<typeof readContract>, scope: Scope): Promise<AnswerOf<typeof readContract>> {
  await refuseUnknown(params.id, scope);
  const row = await findVersion(params, scope);
  const [line] = await toLines([row], scope);
  if (!line) throw notFound('revision');
  return { version: { ...line, content: row.content } };
}

/** Restores an older version as the next one. */
export async function restoreVersion(
  { params, body }: GivenOf<typeof restoreContract>,
  scope: Scope,
): Promise<AnswerOf<typeof restoreContract>> {
  const before = await lockArticle(params.id, scope);
  if (body.version !== undefined && body.version !== before.version) throw conflict('article', await showEdited(before, scope));
  const { question, groupId, content, relatedIds } = await findVersion(params, scope);
  const written = { question, groupId, content, relatedIds, state: before.state };
  const after = await writeVersion(before, { written, slug: undefined, restoredFrom: params.number }, scope);
  return { article: await showEdited(after, scope) };
}

async function refuseUnknown(id: number, { db, entity }: Scope): Promise<void> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(live(articles, entity), eq(articles.id, id)));
  if (!row) throw notFound('article');
}

async function findVersion({ id, number }: { id: number; number: number }, { db, entity }: Scope): Promise<Row> {
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.entity, entity), eq(versions.articleId, id), eq(versions.number, number)));
  if (!row) throw notFound('revision');
  return row;
}

async function toLines(rows: Row[], { db, deps, entity }: Scope): Promise<VersionLine[]> {
  const ids = rows.map(({ personId }) => personId);
  const people = await readPersonRefs(db, deps.files, entity, ids);
  return rows.map(({ number, personId, createdAt, question, state, restoredFrom }) => ({
    ...{ number, question, state, restoredFrom },
    savedBy: people.get(personId)?.fullName ?? '',
    savedAt: createdAt.toISOString(),
  }));
}
