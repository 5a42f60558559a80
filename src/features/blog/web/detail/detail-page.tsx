import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useShown } from '#web/actions/use-shown.ts';
import { idFrom } from '#web/first-call.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArticle } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useObjectName } from '#web/page-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import type { PostDetail } from '../../contract.ts';
import { listPath, tagAddress } from '../blog-addresses.ts';
import { detailQuery } from '../blog-queries.ts';
import { TagLink } from '../tag-link.tsx';
import { isGone, toErrorText } from '../to-error-text.ts';
import { useBlogActions } from '../use-blog-actions.ts';
import classes from './detail-page.module.css';
import { PostComments } from './post-comments.tsx';
import { PostHead } from './post-head.tsx';
import { PostSkeleton } from './post-skeleton.tsx';

const ArticleText = lazyPart(() => import('../article-text.tsx').then(({ ArticleText }) => ArticleText));

/** A post with its comments; the newest when the URL has no id. */
export function DetailPage() {
  const { t } = useTranslation();
  const { id: given }: { id?: string } = useParams({ strict: false });
  const id = idFrom(given);
  const isUnknown = given !== undefined && id === undefined;
  const asked = detailQuery(id);
  const query = useQuery({ ...asked, enabled: !isUnknown });
  const data = useShown(asked, query.data);
  useObjectName(data?.blog.title, t('menu.blog'));
  if (isUnknown || (isGone(query.error) && !query.data) || isGone(query.error)) {
    return (
      <div className={classes.card}>
        <PaneMessage icon={<IconArticle />} title={t('blog.unknown')} isHeading text={t('blog.unknownText')}>
          <PageLink href={listPath} look="outline">
            {t('blog.toList')}
          </PageLink>
        </PaneMessage>
      </div>
    );
  }
  if (query.error && !data)
    return (
      <div className={classes.card}>
        <ErrorState text={toErrorText(t, query.error)} onTryAgain={() => void query.refetch()} />
      </div>
    );
  return data ? <Post detail={data} /> : <PostSkeleton />;
}

function Post({ detail: { blog, comments } }: { detail: PostDetail }) {
  const { t } = useTranslation();
  const actions = useBlogActions();
  return (
    <div className={classes.column}>
      <BackLink href={listPath}>{t('blog.toList')}</BackLink>
      <article className={classes.card}>
        {blog.img && <FileImage className={classes.cover} src={blog.img} alt="" width={960} height={540} />}
        <div className={classes.body}>
          <PostHead blog={blog} actions={actions} />
          {blog.excerpt && (
            <p className={classes.lead} dir="auto">
              {blog.excerpt}
            </p>
          )}
          <Suspense fallback={<div className={classes.waiting} />}>
            <ArticleText html={blog.content} />
          </Suspense>
          {blog.tags.length > 0 && (
            <ul className={classes.tags} aria-label={t('blog.field.tags')}>
              {blog.tags.map((tag) => (
                <li key={tag}>
                  <TagLink tag={tag} href={tagAddress(tag)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
      <PostComments key={blog.id} post={blog} comments={comments} actions={actions} />
    </div>
  );
}
