import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { savePost as contract } from '../contract.ts';
import { lockPost } from './find-post.ts';
import { mergeWritten } from './merge-written.ts';
import { showEdited } from './read-edit.ts';
import { writeRevision } from './write-revision.ts';

/** Saves a post as its next revision; based on an older one it is refused, so that nobody's text is overwritten. */
export async function savePost({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { version, slug, ...given } = body;
  const row = await lockPost(params.id, scope);
  if (version !== undefined && version !== row.version) throw conflict('post', await showEdited(row, scope));
  const written = await mergeWritten(given, row, row.id, scope);
  return { post: await showEdited(await writeRevision(row, { written, slug }, scope), scope) };
}
