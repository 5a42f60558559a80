import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronLeft, IconChevronRight, IconDownload } from '#web/icons.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ChatAttachment } from '../../contract.ts';
import classes from './lightbox.module.css';
import { savingAddress } from './message-files.tsx';

interface Props {
  pictures: readonly ChatAttachment[];
  first: number;
  onClose: () => void;
}

/** The pictures of a message, one at a time, as large as the window. */
export function Lightbox({ pictures, first, onClose }: Props) {
  const { t } = useTranslation();
  const [index, setIndex] = useState(first);
  const picture = pictures[index];
  if (!picture) return null;
  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') step(forward);
    else if (event.key === 'ArrowLeft') step(-forward);
  };
  return (
    <Dialog title={picture.name} kind="wide" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a short way to the buttons. */}
      <div className={classes.body} onKeyDown={onKeyDown}>
        <img className={classes.picture} src={picture.url} alt={picture.name} />
        <div className={classes.tools}>
          {pictures.length > 1 ? (
            <>
              <IconButton label={t('chat.previousPicture')} onClick={() => step(-1)}>
                <IconChevronLeft className={classes.flip} />
              </IconButton>
              <bdi className={classes.count}>{`${index + 1} / ${pictures.length}`}</bdi>
              <IconButton label={t('chat.nextPicture')} onClick={() => step(1)}>
                <IconChevronRight className={classes.flip} />
              </IconButton>
            </>
          ) : null}
          <a className={classes.save} href={savingAddress(picture.url)} download={picture.name}>
            <IconDownload size={18} />
            {t('chat.save')}
          </a>
        </div>
      </div>
    </Dialog>
  );
}
