import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconPlus, IconUsers } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './arrange-bar.module.css';

interface Props {
  /** Whether there is an arrangement of one's own to go back from. */
  isOwn: boolean;
  maySetStart: boolean;
  onAdd: () => void;
  onReset: () => void;
  onSetStart: () => void;
  onDone: () => void;
}

/** What can be done with the whole page while it is arranged; it stays in sight. */
export function ArrangeBar({ isOwn, maySetStart, onAdd, onReset, onSetStart, onDone }: Props) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={classes.bar} role="group" aria-label={t('dashboards.arrange.title')}>
      <p className={classes.hint}>{t('dashboards.arrange.hint')}</p>
      <Button look="outline" onClick={onAdd}>
        <IconPlus size={16} />
        {t('dashboards.arrange.add')}
      </Button>
      {isOwn && (
        <Button look="outline" onClick={onReset}>
          <IconArrowBackUp size={16} />
          {t('dashboards.arrange.reset')}
        </Button>
      )}
      {maySetStart && (
        <Button look="outline" onClick={onSetStart}>
          <IconUsers size={16} />
          {t('dashboards.arrange.setStart')}
        </Button>
      )}
      <Button onClick={onDone}>{t('dashboards.arrange.finish')}</Button>
    </div>
  );
}
