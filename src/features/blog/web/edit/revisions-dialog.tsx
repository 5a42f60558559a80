import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { type EditedPost, restoreRevision } from '../../contract.ts';
import { editQuery, revisionQuery, revisionsQuery } from '../blog-queries.ts';
import { DiffView } from './diff-view.tsx';
import classes from './revisions-dialog.module.css';
import { textOfArticle } from './text-of-article.ts';

/** The revisions of a post: any two are compared, and an older one is brought back as the next. */
export function RevisionsDialog({ post, onClose }: { post: EditedPost; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const [page, setPage] = useState(1);
  const list = useQuery(revisionsQuery(post.id, page));
  const [chosen, setChosen] = useState(Math.max(1, post.version - 1));
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
      await queryClient.invalidateQueries({ queryKey: editQuery(post.id).queryKey });
      await queryClient.invalidateQueries({ queryKey: ['blog', 'revisions', post.id] });
      toast({
        message: t('blog.revisions.restored', { number: number(wanted) }),
        action: { label: t('ui.undo'), run: () => void restore(version, after.version) },
      });
    });
  const pages = Math.ceil((list.data?.total ?? 0) / 25);
  return (
    <Dialog title={t('blog.revisions.title')} kind="wide" focuses="none" onClose={onClose}>
      <DialogBody text={t('blog.revisions.text')}>
        <div className={classes.columns}>
          <div>
            <ol className={classes.list}>
              {list.data?.revisions.map((revision) => (
                <li key={revision.number}>
                  <button
                    type="button"
                    className={classes.line}
                    aria-pressed={revision.number === chosen}
                    onClick={() => setChosen(revision.number)}
                  >
                    <strong>{named(revision.number)}</strong>
                    <span>
                      <bdi>{revision.savedBy}</bdi> · {formatMoment(new Date(revision.savedAt), i18n.language)}
                    </span>
                    <span>
                      {t(`blog.status.${revision.status}`)} · {t('blog.revisions.length', { count: revision.length })}
                      {revision.restoredFrom !== null && ` · ${t('blog.revisions.from', { number: number(revision.restoredFrom) })}`}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
            {pages > 1 && (
              <div className={classes.pages}>
                <Button look="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('blog.revisions.newer')}
                </Button>
                <Button look="outline" disabled={page === pages} onClick={() => setPage(page + 1)}>
                  {t('blog.revisions.older')}
                </Button>
              </div>
            )}
          </div>
          <div className={classes.compared}>
            <SelectField
              label={t('blog.revisions.compare', { number: number(chosen) })}
              value={String(against)}
              options={[
                { value: '0', label: t('blog.revisions.newest') },
                ...(list.data?.revisions ?? [])
                  .filter((revision) => revision.number !== chosen && revision.number !== post.version)
                  .map((revision) => ({ value: String(revision.number), label: named(revision.number) })),
              ]}
              onChoose={(value) => setAgainst(Number(value))}
            />
            {older.data && newer.data && <DiffView before={textOf(older.data)} after={textOf(newer.data)} />}
            {chosen !== post.version && (
              <Button
                onClick={() => {
                  void restore(chosen, post.version);
                  onClose();
                }}
              >
                {t('blog.revisions.restore', { number: number(chosen) })}
              </Button>
            )}
          </div>
        </div>
      </DialogBody>
    </Dialog>
  );
}
