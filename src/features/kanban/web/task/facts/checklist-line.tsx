import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconGripVertical, IconPencil, IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ChecklistItem } from '../../../contract.ts';
import classes from './task-checklist.module.css';

type DragKit = Pick<typeof import('./checklist-drag-kit.ts'), 'dragItem'>;

interface Props {
  item: ChecklistItem;
  onTick: (isDone: boolean) => void;
  onRename: () => void;
  onRemove: () => void;
  /** Takes it one place on or back. */
  onStep: (by: 1 | -1) => void;
  kit: DragKit | undefined;
}

/** An item of a checklist: ticked, moved, renamed or removed in place. */
export function ChecklistLine({ item, onTick, onRename, onRemove, onStep, kit }: Props) {
  const { t } = useTranslation();
  const line = useRef<HTMLLIElement>(null);
  const isNew = item.id < 0;
  useEffect(() => {
    const handle = line.current?.querySelector<HTMLElement>('[data-handle]');
    if (kit && line.current && handle && !isNew) return kit.dragItem(line.current, handle, item.id);
  }, [kit, item.id, isNew]);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (by === undefined || isNew) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <li ref={line} className={classes.line}>
      <IconButton
        className={classes.handle}
        label={t('kanban.task.itemMove', { text: item.text })}
        data-handle=""
        disabled={isNew}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={16} />
      </IconButton>
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
