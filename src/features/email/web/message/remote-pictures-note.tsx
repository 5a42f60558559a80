import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPhotoOff } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './mail-frame.module.css';
import type { useRemotePictures } from './use-remote-pictures.ts';

interface Props {
  count: number;
  /** The sender; none where nothing can be loaded. */
  from: string | undefined;
  loading: ReturnType<typeof useRemotePictures>;
}

/** Says that pictures of other servers were not loaded, and why one may want that; loads them when asked. */
export function RemotePicturesNote({ count, from, loading }: Props) {
  const { t } = useTranslation();
  const mayRemember = useCan('update', 'Email');
  const { state, why, show, always } = loading;
  return (
    <div className={classes.note} role="status">
      <IconPhotoOff size={18} stroke={1.75} />
      <span className={classes.said}>{state === 'failed' ? why || t('email.pictures.failed') : t('email.remoteImages', { count })}</span>
      {from === undefined ? null : (
        <span className={classes.buttons}>
          <Button look="outline" loading={state === 'loading'} onClick={() => void show()}>
            {t(state === 'failed' ? 'email.tryAgain' : 'email.pictures.show')}
          </Button>
          {mayRemember && state !== 'failed' ? (
            <Button look="plain" onClick={() => void always()}>
              {t('email.pictures.always')}
            </Button>
          ) : null}
        </span>
      )}
    </div>
  );
}
