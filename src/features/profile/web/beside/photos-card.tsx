import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { PhotoGrid } from '../photo-grid.tsx';

/** The pictures that somebody posted last; each leads to its post. */
export function PhotosCard({ photos, personId }: { photos: readonly { img: string; postId: number }[]; personId: number }) {
  const { t } = useTranslation();
  if (photos.length === 0) return null;
  return (
    <Card title={t('profile.photos.latest')}>
      <PhotoGrid photos={photos} personId={personId} isSmall />
    </Card>
  );
}
