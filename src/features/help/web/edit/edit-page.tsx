import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { idFrom } from '#web/first-call.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHelpCircle } from '#web/icons.ts';
import { useObjectName } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import { centerPath, editAddress } from '../help-addresses.ts';
import { cardsQuery, editedQuery, groupsQuery } from '../help-queries.ts';
import { isGone, toErrorText } from '../to-error-text.ts';
import { ArticleEditor } from './article-editor.tsx';
import { emptyArticle, valuesOf } from './use-article-form.ts';

/** Edits the article in the URL, or a new one. */
export function EditPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const { id: given }: { id?: string } = useParams({ strict: false });
  const isNew = given === undefined;
  const id = idFrom(given);
  const [question = ''] = useSearchValue('question');
  const query = useQuery({ ...editedQuery(id ?? 0), enabled: id !== undefined });
  const groups = useQuery(groupsQuery(''));
  const cards = useQuery(cardsQuery);
  const article = isNew ? null : query.data;
  useObjectName(article?.question, t(isNew ? 'help.write' : 'help.edit'));
  const error = query.error ?? groups.error ?? cards.error;
  // When someone else deletes the article during editing, the text stays.
  if ((!isNew && id === undefined) || (isGone(query.error) && !article) || groups.data?.length === 0)
    return (
      <PaneMessage icon={<IconHelpCircle />} title={t('help.unknown')} isHeading text={t('help.unknownText')}>
        <PageLink href={centerPath} look="outline">
          {t('help.toCentre')}
        </PageLink>
      </PaneMessage>
    );
  if (error && !(groups.data && cards.data && article !== undefined))
    return (
      <ErrorState
        text={toErrorText(t, error)}
        onTryAgain={() => void Promise.all([query, groups, cards].map(({ refetch }) => refetch()))}
      />
    );
  if (article === undefined || !groups.data || !cards.data) return <div role="status" aria-label={t('ui.loading')} />;
  return (
    <ArticleEditor
      key={article?.id ?? 'new'}
      article={article}
      isGone={isGone(query.error)}
      begun={article ? valuesOf(article) : { ...emptyArticle, question, groupId: groups.data[0]?.id ?? 0 }}
      groups={groups.data}
      cards={cards.data}
      onCreated={(born) => void router.navigate({ href: editAddress(born.id), replace: true })}
    />
  );
}
