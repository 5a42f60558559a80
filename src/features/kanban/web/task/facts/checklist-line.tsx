import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ChecklistItem } from '../../../contract.ts';
import classes from './task-checklist.module.css';

interface Props {
  item: ChecklistItem;
  onTick: (isDone: boolean) => void;
  onRename: () => void;
  onRemove: () => void;
}

/** An item of a checklist: ticked, renamed or removed in place. */
export function ChecklistLine({ item, onTick, onRename, onRemove }: Props) {
  const { t } = useTranslation();
  const isNew = item.id < 0;
  return (
    <li className={classes.line}>
      <label className={classes.item}>
        <input
          type="checkbox"
          className={classes.box}
          checked={item.isDone}
          disabled={isNew}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span className={classes.text} dir="auto" data-done={item.isDone || undefined}>
          {item.text}
        </span>
      </label>
      <IconButton className={classes.tool} label={t('kanban.task.itemRename', { text: item.text })} disabled={isNew} onClick={onRename}>
        <IconPencil size={16} />
      </IconButton>
      <IconButton className={classes.tool} label={t('kanban.task.itemRemove', { text: item.text })} disabled={isNew} onClick={onRemove}>
        <IconX size={16} />
      </IconButton>
    </li>
  );
}
