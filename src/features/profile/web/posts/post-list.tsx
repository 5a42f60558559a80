import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCan } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMessageCircle } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import type { ProfileHeader, ProfilePage } from '../../contract.ts';
import { ownProfilePath } from '../profile-addresses.ts';
import type { PostFilter } from '../profile-place.ts';
import { postsQuery } from '../profile-queries.ts';
import { PostsSkeleton } from '../profile-skeleton.tsx';
import { isGone, toErrorText } from '../to-error-text.ts';
import { Composer } from './composer.tsx';
import { PostCard } from './post-card.tsx';
import classes from './post-list.module.css';

interface Props {
  wanted: PostFilter;
  header: ProfileHeader;
  pages: readonly ProfilePage[];
}

/** Posts, newest first. Loads older ones on scroll or with a button. */
export function PostList({ wanted, header, pages }: Props) {
  const { t } = useTranslation();
  const query = postsQuery(wanted);
  const { data: answer, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(query);
  const data = useShown(query, answer);
  const mayPost = useCan('create', 'Profile');
  const end = useRef<HTMLDivElement>(null);
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!isReady || !end.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && void fetchNextPage(), { rootMargin: '400px' });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isReady, fetchNextPage]);
  const about = wanted.pageId === undefined ? undefined : data?.pages[0]?.page;
  const composes = mayPost && (wanted.pageId !== undefined || header.isSelf);
  // Removes duplicates that appear when someone posts between two pages.
  const posts = data && [...new Map(data.pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
  if (isGone(error))
    return (
      <div className={classes.face}>
        <PaneMessage icon={<IconMessageCircle />} title={t('profile.pages.unknown')}>
          <PageLink href={ownProfilePath} look="outline">
            {t('profile.toOwn')}
          </PageLink>
        </PaneMessage>
      </div>
    );
  return (
    <section className={classes.list} aria-label={about ? t('profile.post.about', { name: about.name }) : t('profile.tabs.posts')}>
      {about && (
        <div className={classes.about}>
          <h2>{t('profile.post.about', { name: about.name })}</h2>
          <PageLink href={ownProfilePath}>{t('profile.toOwn')}</PageLink>
        </div>
      )}
      {composes && <Composer pages={pages} pageId={wanted.pageId} />}
      {!posts && error && (
        <div className={classes.face}>
          <ErrorState text={toErrorText(t, error)} onTryAgain={() => void refetch()} />
        </div>
      )}
      {!posts && !error && <PostsSkeleton />}
      {posts?.length === 0 && (
        <div className={classes.face}>
          <PaneMessage icon={<IconMessageCircle />} {...emptyTexts()} />
        </div>
      )}
      {posts?.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {hasNextPage && (
        <div ref={end}>
          <Button look="outline" wide loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('profile.post.older')}
          </Button>
        </div>
      )}
    </section>
  );

  function emptyTexts() {
    const what = wanted.of ? 'followed' : wanted.pageId !== undefined ? 'page' : header.isSelf ? 'own' : 'other';
    return { title: t(`profile.empty.${what}`), text: t(`profile.empty.${what}Text`, { name: header.username }) };
  }
}
