import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { saveArticle as contract } from '../edit-contract.ts';
import { lockArticle } from './find-article.ts';
import { mergeWritten } from './merge-written.ts';
import { showEdited } from './show-edited.ts';
import { writeVersion } from './write-version.ts';

/** Saves an article as its next version; based on an older one it is refused, so that nobody's text is overwritten. */
export async function saveArticle({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { version, slug, ...given } = body;
  const row = await lockArticle(params.id, scope);
  if (version !== undefined && version !== row.version) throw conflict('article', await showEdited(row, scope));
  const written = await mergeWritten(given, row, row.id, scope);
  return { article: await showEdited(await writeVersion(row, { written, slug }, scope), scope) };
}
