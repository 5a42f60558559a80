import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { textOfArticle } from '#web/rich-text/text-of-article.ts';
import { useChosenVersion, VersionsDialog } from '#web/rich-text/versions-dialog.tsx';
import { toast } from '#web/toast.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { type EditedPost, restoreRevision } from '../../contract.ts';
import { editQuery, revisionQuery, revisionsQuery } from '../blog-queries.ts';

/** Lists revisions, compares any two, and restores an older one as the next. */
export function RevisionsDialog({ post, onClose }: { post: EditedPost; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const choice = useChosenVersion(post.version);
  const { page, chosen } = choice;
  const list = useQuery(revisionsQuery(post.id, page));
  const [against, setAgainst] = useState(0);
  const number = (value: number) => formatNumber(value, i18n.language);
  const older = useQuery(revisionQuery(post.id, chosen));
  const newer = useQuery(revisionQuery(post.id, against || post.version));
  const named = (what: number) => t('blog.revisions.one', { number: number(what) });
  const textOf = (revision: { blogTitle: string; excerpt: string; content: string }) =>
    [revision.blogTitle, revision.excerpt, textOfArticle(revision.content)].filter(Boolean).join('\n\n');
  const restore = (wanted: number, version: number) =>
    attempt(t('blog.failed.restore'), async () => {
      const { post: after } = await call(restoreRevision, { params: { id: post.id, number: wanted }, body: { version } });
      toast({
        message: t('blog.revisions.restored', { number: number(wanted) }),
        action: { label: t('common.undo'), run: () => restore(version, after.version), isUndo: true },
      });
      await queryClient.invalidateQueries({ queryKey: editQuery(post.id).queryKey });
      await queryClient.invalidateQueries({ queryKey: ['blog', 'revisions', post.id] });
    });
  const revisions = list.data?.revisions ?? [];
  return (
    <VersionsDialog
      title={t('blog.revisions.title')}
      text={t('blog.revisions.text')}
      words={{
        newer: t('blog.revisions.newer'),
        older: t('blog.revisions.older'),
        changes: t('blog.revisions.changes'),
        same: t('blog.revisions.same'),
        restore: t('blog.revisions.restore', { number: number(chosen) }),
      }}
      lines={revisions.map(({ restoredFrom, status, length, ...line }) => ({
        ...line,
        name: named(line.number),
        note: [
          t(`blog.status.${status}`),
          t('blog.revisions.length', { count: length }),
          restoredFrom !== null && t('blog.revisions.from', { number: number(restoredFrom) }),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      total={list.data?.total ?? 0}
      {...choice}
      compared={older.data && newer.data && { before: textOf(older.data), after: textOf(newer.data) }}
      onRestore={chosen === post.version ? undefined : () => void restore(chosen, post.version)}
      onClose={onClose}
    >
      <SelectField
        label={t('blog.revisions.compare', { number: number(chosen) })}
        value={String(against)}
        options={[
          { value: '0', label: t('blog.revisions.newest') },
          ...revisions
            .filter((revision) => revision.number !== chosen && revision.number !== post.version)
            .map((revision) => ({ value: String(revision.number), label: named(revision.number) })),
        ]}
        onChoose={(value) => setAgainst(Number(value))}
      />
    </VersionsDialog>
  );
}
