import { useTranslation } from '#web/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { FileImage } from '#web/ui/file-image.tsx';
import { postAddress } from '../profile-addresses.ts';
import classes from './photos-card.module.css';

/** The pictures that somebody posted last; each leads to its post. */
export function PhotosCard({ photos, personId }: { photos: readonly { img: string; postId: number }[]; personId: number }) {
  const { t } = useTranslation();
  if (photos.length === 0) return null;
  return (
    <Card title={t('profile.photos.latest')}>
      <ul className={classes.grid}>
        {photos.map(({ img, postId }, index) => (
          <li key={postId}>
            <a href={postAddress(personId, postId)} aria-label={t('profile.photos.open', { number: index + 1 })}>
              <FileImage src={img} alt="" loading="lazy" width={160} height={160} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
