import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPhotoOff } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './mail-frame.module.css';
import { type PicturedMail, useRemotePictures } from './use-remote-pictures.ts';

interface Props {
  /** The email whose images can be loaded; none can without it. */
  mail: PicturedMail | undefined;
  addresses: readonly string[];
  /** Number of images not shown. */
  blockedCount: number;
  onLoad: (pictures: ReadonlyMap<string, string>) => void;
}

/** Explains that remote images were not loaded and why that can be desirable; loads them on request. */
export function RemotePictures({ mail, addresses, blockedCount, onLoad }: Props) {
  const { t } = useTranslation();
  const mayRemember = useCan('update', 'Email');
  const { state, why, isTrusted, show, always } = useRemotePictures(mail, addresses, onLoad);
  if (blockedCount === 0 && (isTrusted || state !== 'shown')) return null;
  return (
    <div className={classes.note} role="status">
      <IconPhotoOff size={18} stroke={1.75} />
      <span className={classes.said}>
        {state === 'failed' ? why || t('email.pictures.failed') : t('email.remoteImages', { count: blockedCount })}
      </span>
      {!mail || addresses.length === 0 ? null : (
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
