import { useTranslation } from '#web/i18n.ts';
import { IconFile } from '#web/icons.ts';
import type { Attachment } from '../../contract.ts';
import classes from './mail-frame.module.css';

/** Notes that a long message is truncated, and links to the whole. */
export function BeginningNote({ whole }: { whole: Attachment }) {
  const { t } = useTranslation();
  return (
    <p className={classes.note}>
      <IconFile size={18} stroke={1.75} />
      <span>
        {t('email.beginningOnly')}{' '}
        <a href={whole.url} target="_blank" rel="noopener">
          {t('email.openWhole', { size: whole.size })}
        </a>
      </span>
    </p>
  );
}
