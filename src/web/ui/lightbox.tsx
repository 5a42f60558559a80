import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronLeft, IconChevronRight, IconDownload } from '#web/icons.ts';
import { Dialog } from './dialog.tsx';
import { FileImage } from './file-image.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './lightbox.module.css';

interface Props {
  /** The picture URLs; with `download` added they are saved. */
  pictures: readonly { name: string; url: string }[];
  first: number;
  onClose: () => void;
}

/** A full-window picture viewer; arrow keys move between pictures. */
export function Lightbox({ pictures, first, onClose }: Props) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const step = useCallback((by: number) => setIndex((now) => (now + by + count) % count), [count]);
  // Anywhere in the dialog, and before the element that opened it receives the key.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
      if (key === 'ArrowRight') step(forward);
      else if (key === 'ArrowLeft') step(-forward);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [step]);
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <Dialog title={picture.name} kind="wide" onClose={onClose}>
      <div className={classes.body}>
        <FileImage className={classes.picture} src={picture.url} alt={picture.name} />
        <div className={classes.tools}>
          {pictures.length > 1 ? (
            <>
              <IconButton label={t('ui.picture.previous')} onClick={() => step(-1)}>
                <IconChevronLeft className={classes.flip} />
              </IconButton>
              <bdi className={classes.count}>{`${index + 1} / ${pictures.length}`}</bdi>
              <IconButton label={t('ui.picture.next')} onClick={() => step(1)}>
                <IconChevronRight className={classes.flip} />
              </IconButton>
            </>
          ) : null}
          <a className={classes.save} href={`${picture.url}${picture.url.includes('?') ? '&' : '?'}download=1`} download={picture.name}>
            <IconDownload size={18} />
            {t('common.save')}
          </a>
        </div>
      </div>
    </Dialog>
  );
}
