import { textOfArticle } from '#web/rich-text/text-of-article.ts';
import type { HelpGroup } from '../../contract.ts';
import type { ArticleValues } from './article-values.ts';

/** What a field of an article says, in words: what two people are shown who changed it at once. */
export function fieldText(values: ArticleValues, field: keyof ArticleValues, groups: readonly HelpGroup[]): string {
  if (field === 'content') return textOfArticle(values.content);
  if (field === 'groupId') return groups.find(({ id }) => id === values.groupId)?.title ?? '';
  if (field === 'relatedIds') {
    const all = groups.flatMap(({ questions }) => questions);
    return values.relatedIds.flatMap((id) => all.find((one) => one.id === id)?.question ?? []).join(' · ');
  }
  return values[field];
}
