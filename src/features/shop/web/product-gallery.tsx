import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconPhoto } from '#web/icons.ts';
import { FileImage } from '#web/ui/file-image.tsx';
import classes from './product-gallery.module.css';

/** A product's pictures: one large, and the way to the others. */
export function ProductGallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const { t } = useTranslation();
  const [at, show] = useState(0);
  const shown = pictures[at];
  return (
    <div className={classes.gallery}>
      <div className={classes.large}>
        {shown ? <FileImage src={shown} alt={t('shop.picture', { name, at: at + 1 })} /> : <IconPhoto size={48} aria-hidden="true" />}
      </div>
      {pictures.length > 1 && (
        <ul className={classes.others}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t('shop.showPicture', { at: index + 1 })}
                aria-pressed={index === at}
                onClick={() => show(index)}
              >
                <FileImage src={picture} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
