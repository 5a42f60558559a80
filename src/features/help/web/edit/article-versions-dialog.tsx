import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { textOfArticle } from '#web/rich-text/text-of-article.ts';
import { useChosenVersion, VersionsDialog } from '#web/rich-text/versions-dialog.tsx';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { type EditedArticle, restoreVersion } from '../../edit-contract.ts';
import { versionQuery, versionsQuery } from '../help-queries.ts';

const textOf = ({ question, content }: { question: string; content: string }) => [question, textOfArticle(content)].join('\n\n');

/** Lists versions, compares each with the latest, and restores an older one as the next. */
export function ArticleVersionsDialog({ article, onClose }: { article: EditedArticle; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const choice = useChosenVersion(article.version);
  const { page, chosen } = choice;
  const list = useQuery(versionsQuery(article.id, page));
  const older = useQuery(versionQuery(article.id, chosen));
  const newest = useQuery(versionQuery(article.id, article.version));
  const number = (value: number) => formatNumber(value, i18n.language);
  const restore = (wanted: number, version: number) =>
    attempt(t('help.failed.restore'), async () => {
      const { article: after } = await call(restoreVersion, { params: { id: article.id, number: wanted }, body: { version } });
      toast({
        message: t('help.versions.restored', { number: number(wanted) }),
        action: { label: t('common.undo'), run: () => restore(version, after.version), isUndo: true },
      });
      await queryClient.invalidateQueries({ queryKey: ['help'] });
    });
  return (
    <VersionsDialog
      title={t('help.versions.title')}
      text={t('help.versions.text')}
      words={{
        newer: t('help.versions.newer'),
        older: t('help.versions.older'),
        changes: t('help.versions.changes'),
        same: t('help.versions.same'),
        restore: t('help.versions.restore', { number: number(chosen) }),
      }}
      lines={(list.data?.versions ?? []).map(({ restoredFrom, state, ...line }) => ({
        ...line,
        name: t('help.versions.one', { number: number(line.number) }),
        note: [t(`help.state.${state}`), restoredFrom !== null && t('help.versions.from', { number: number(restoredFrom) })]
          .filter(Boolean)
          .join(' · '),
      }))}
      total={list.data?.total ?? 0}
      {...choice}
      compared={older.data && newest.data && { before: textOf(older.data), after: textOf(newest.data) }}
      onRestore={chosen === article.version ? undefined : () => void restore(chosen, article.version)}
      onClose={onClose}
    />
  );
}
