import { useTranslation } from '#web/i18n.ts';
import { RichTextView } from '#web/rich-text/rich-text-view.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Draft } from './drafts.ts';
import classes from './text-trouble.module.css';

interface Props {
  draft: Draft | undefined;
  /** It is text without formats. */
  isPlain?: boolean;
  onRetry: () => void;
  onSettle: (keep: 'mine' | 'theirs') => void;
}

/** Says below a text that it could not be saved, or that somebody else changed it too, with both to choose from. */
export function TextTrouble({ draft, isPlain = false, onRetry, onSettle }: Props) {
  const { t } = useTranslation();
  if (draft?.state === 'failed') {
    return (
      <p className={classes.failed} role="alert">
        {t('kanban.task.notSaved')}
        <button type="button" className={classes.again} onClick={onRetry}>
          {t('ui.tryAgain')}
        </button>
      </p>
    );
  }
  if (draft?.state !== 'conflict') return null;
  const shown = (text: string) =>
    isPlain ? (
      <p className={classes.text} dir="auto">
        {text}
      </p>
    ) : (
      <RichTextView html={text} className={classes.text} />
    );
  return (
    <div className={classes.both} role="alert">
      <p className={classes.said}>{t('kanban.conflict.text')}</p>
      <section className={classes.version} aria-label={t('kanban.conflict.mine')}>
        <h4 className={classes.name}>{t('kanban.conflict.mine')}</h4>
        {shown(draft.text)}
        <Button onClick={() => onSettle('mine')}>{t('kanban.conflict.keepMine')}</Button>
      </section>
      <section className={classes.version} aria-label={t('kanban.conflict.theirs')}>
        <h4 className={classes.name}>{t('kanban.conflict.theirs')}</h4>
        {shown(draft.theirs ?? '')}
        <Button look="outline" onClick={() => onSettle('theirs')}>
          {t('kanban.conflict.keepTheirs')}
        </Button>
      </section>
    </div>
  );
}
