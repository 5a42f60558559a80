import { useTranslation } from '#web/i18n.ts';
import { IconArrowsMaximize, IconArrowsMinimize, IconChevronDown, IconChevronUp, IconRefresh, IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './card-tools.module.css';

interface Props {
  title: string;
  /** What it collapses. */
  bodyId: string;
  isCollapsed: boolean;
  isWide: boolean;
  isBusy: boolean;
  onCollapse: () => void;
  onWiden: () => void;
  onReload: () => void;
  onRemove: () => void;
}

/** What can be done to a card. */
export function CardTools({ title, bodyId, isCollapsed, isWide, isBusy, onCollapse, onWiden, onReload, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton
        label={t('cards.actions.collapse', { title })}
        aria-expanded={!isCollapsed}
        aria-controls={bodyId}
        className={classes.collapse}
        onClick={onCollapse}
      >
        {isCollapsed ? <IconChevronDown size={18} /> : <IconChevronUp size={18} />}
      </IconButton>
      <IconButton label={t('cards.actions.reload', { title })} aria-disabled={isBusy || undefined} onClick={() => isBusy || onReload()}>
        <IconRefresh size={18} className={isBusy ? classes.turning : undefined} />
      </IconButton>
      <IconButton label={t('cards.actions.widen', { title })} aria-pressed={isWide} className={classes.widen} onClick={onWiden}>
        {isWide ? <IconArrowsMinimize size={18} /> : <IconArrowsMaximize size={18} />}
      </IconButton>
      <IconButton label={t('cards.actions.remove', { title })} onClick={onRemove}>
        <IconX size={18} />
      </IconButton>
    </>
  );
}
