import { and, count, desc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { conflict, notFound } from '#server/refusal.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type {
  listRevisions as listContract,
  RevisionLine,
  readRevision as readContract,
  restoreRevision as restoreContract,
} from '../contract.ts';
import { revisionsView as revisions } from '../tables.ts';
import { findPost, lockPost } from './find-posts.ts';
import { withAddresses } from './picture-references.ts';
import { showEdited } from './read-post.ts';
import { writeRevision } from './write-posts.ts';

type Row = typeof revisions.$inferSelect;

/** Returns one page of a post's revisions, newest first. */
export async function listRevisions({ params, query }: GivenOf<typeof listContract>, scope: Scope): Promise<AnswerOf<typeof listContract>> {
  const { db, entity } = scope;
  await findPost(params.id, scope);
  const ofPost = and(eq(revisions.entity, entity), eq(revisions.postId, params.id));
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db.select().from(revisions).where(ofPost).orderBy(desc(revisions.number)).limit(query.perPage).offset(offset);
  const [counted] = await db.select({ total: count() }).from(revisions).where(ofPost);
  return { revisions: await toLines(rows, scope), total: counted?.total ?? 0 };
}

export async function readRevision({ params }: GivenOf<typeof readContract>, scope: Scope): Promise<AnswerOf<typeof readContract>> {
  await findPost(params.id, scope);
  const row = await findRevision(params, scope);
  const [line] = await toLines([row], scope);
  const [content = ''] = await withAddresses([row.content], scope);
  if (!line) throw notFound('revision');
  return { revision: { ...line, slug: row.slug, excerpt: row.excerpt, content, tags: row.tags } };
}

/** Restores an older revision as the next one. */
export async function restoreRevision(
  { params, body }: GivenOf<typeof restoreContract>,
  scope: Scope,
): Promise<AnswerOf<typeof restoreContract>> {
  const before = await lockPost(params.id, scope);
  if (body.version !== undefined && body.version !== before.version) throw conflict('post', await showEdited(before, scope));
  const { title, excerpt, content, tags, categoryIds, coverFileId } = await findRevision(params, scope);
  const { status, publishedAt } = before;
  const written = { title, excerpt, content, tags, categoryIds, coverFileId, status, publishedAt };
  const after = await writeRevision(before, { written, slug: undefined, restoredFrom: params.number }, scope);
  return { post: await showEdited(after, scope) };
}

async function findRevision({ id, number }: { id: number; number: number }, { db, entity }: Scope): Promise<Row> {
  const [row] = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.entity, entity), eq(revisions.postId, id), eq(revisions.number, number)));
  if (!row) throw notFound('revision');
  return row;
}

async function toLines(rows: Row[], { db, deps, entity }: Scope): Promise<RevisionLine[]> {
  const people = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map(({ personId }) => personId),
  );
  return rows.map(({ number, personId, createdAt, title, status, content, restoredFrom }) => ({
    number,
    savedBy: people.get(personId)?.fullName ?? '',
    avatar: people.get(personId)?.avatar ?? null,
    savedAt: createdAt.toISOString(),
    blogTitle: title,
    status,
    length: textOfHtml(content).length,
    restoredFrom,
  }));
}
