import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n.ts';
import { IconPhoto } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { photosQuery } from './profile-queries.ts';
import { PostsSkeleton } from './profile-skeleton.tsx';
import { toErrorText } from './to-error-text.ts';

/** All pictures a person posted, each linked to its post. */
export function PhotosTab({ personId }: { personId: number }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(photosQuery(personId));
  const photos = data?.pages.flatMap((page) => page.photos);
  return (
    <Card title={t('profile.tabs.photos')}>
      {photos ? (
        photos.length === 0 ? (
          <PaneMessage icon={<IconPhoto />} title={t('profile.photos.none')} text={t('profile.photos.noneText')} />
        ) : (
          <PhotoGrid photos={photos} personId={personId} />
        )
      ) : error ? (
        <ErrorState text={toErrorText(t, error)} onTryAgain={() => void refetch()} />
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
