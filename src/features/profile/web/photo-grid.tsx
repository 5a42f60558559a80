import { useTranslation } from '#web/i18n.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import classes from './photo-grid.module.css';
import { postAddress } from './profile-addresses.ts';

interface Props {
  photos: readonly { img: string; postId: number; text?: string }[];
  personId: number;
  /** Shows three per row, for use in a sidebar. */
  isSmall?: boolean;
}

/** Pictures a person posted, each linked to its post. */
export function PhotoGrid({ photos, personId, isSmall = false }: Props) {
  const { t } = useTranslation();
  const side = isSmall ? 160 : 320;
  return (
    <ul className={classes.grid} data-small={isSmall || undefined}>
      {photos.map(({ img, postId, text }, index) => (
        <li key={postId}>
          <a href={postAddress(personId, postId)} aria-label={text || t('profile.photos.open', { number: index + 1 })}>
            <FileImage src={img} alt="" loading="lazy" width={side} height={side} />
          </a>
        </li>
      ))}
    </ul>
  );
}
