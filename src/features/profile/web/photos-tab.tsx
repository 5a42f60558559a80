import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n.ts';
import { IconPhoto } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { PaneFace } from '#web/ui/pane-face.tsx';
import classes from './photos-tab.module.css';
import { postAddress } from './profile-addresses.ts';
import { photosQuery } from './profile-queries.ts';
import { PostsSkeleton } from './profile-skeleton.tsx';
import { whyFailed } from './why-failed.ts';

/** All pictures that somebody posted; each leads to its post. */
export function PhotosTab({ personId }: { personId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(photosQuery(personId));
  const photos = data?.pages.flatMap((page) => page.photos);
  return (
    <Card title={t('profile.tabs.photos')}>
      {photos ? (
        photos.length === 0 ? (
          <PaneFace icon={<IconPhoto />} title={t('profile.photos.none')} text={t('profile.photos.noneText')} />
        ) : (
          <ul className={classes.grid}>
            {photos.map(({ img, postId, text }, index) => (
              <li key={postId}>
                <a href={postAddress(personId, postId)} aria-label={text || t('profile.photos.open', { number: index + 1 })}>
                  <FileImage src={img} alt="" loading="lazy" width={320} height={320} />
                </a>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState text={whyFailed(t, error)} onTryAgain={() => void refetch()} />
      ) : (
        <PostsSkeleton />
      )}
      {hasNextPage && (
        <Button look="outline" wide loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('profile.photos.more')}
        </Button>
      )}
    </Card>
  );
}
