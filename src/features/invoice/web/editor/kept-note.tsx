import { useTranslation } from '#web/i18n.ts';
import classes from './kept-note.module.css';

/** Says that what is shown was typed before and not saved, and how to be rid of it. */
export function KeptNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.note} role="status">
      <p>{t('invoice.editor.kept')}</p>
      <button type="button" className={classes.discard} onClick={onDiscard}>
        {t('invoice.editor.discard')}
      </button>
    </div>
  );
}
