import { useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconArrowBackUp,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconCircleCheck,
  IconEdit,
  IconSquareCheck,
  IconStar,
  IconTrash,
  IconTrashX,
} from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Floating } from '#web/ui/floating.tsx';
import type { TodoTask } from '../../contract.ts';
import { PurgeDialog } from '../bulk/purge-dialog.tsx';
import type { TodoSelection } from '../bulk/use-todo-selection.ts';
import type { TodoPlace } from '../todo-place.ts';
import type { TodoActions } from '../use-todo-actions.ts';
import type { MoveTodo } from './use-move-todo.ts';

export interface RowMenuTarget {
  task: TodoTask;
  index: number;
  anchor: HTMLElement;
}

interface Props {
  target: RowMenuTarget;
  place: TodoPlace;
  isManual: boolean;
  total: number;
  actions: TodoActions;
  move: MoveTodo;
  selection: TodoSelection;
  onOpen: (id: number) => void;
  onClose: () => void;
}

export function RowMenu({ target, place, isManual, total, actions, move, selection, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const rights = useRights('Todo');
  const { task, index, anchor } = target;
  const { id } = task;
  if (isAsking) return <PurgeDialog count={1} onPurge={() => actions.purge([id])} onClose={onClose} />;
  return (
    <Floating anchor={anchor} role="menu" label={t('todo.row.actions', { title: task.title })} onClose={() => !isAsking && onClose()}>
      {rights.update && (
        <DropdownItem icon={<IconEdit />} onChoose={() => onOpen(id)}>
          {t('common.edit')}
        </DropdownItem>
      )}
      {place.filter === 'deleted' ? (
        <>
          {rights.update && (
            <DropdownItem icon={<IconArrowBackUp />} onChoose={() => actions.restore([id])}>
              {t('common.restore')}
            </DropdownItem>
          )}
          {rights.delete && (
            <DropdownItem icon={<IconTrashX />} keepsOpen onChoose={() => setAsking(true)}>
              {t('common.deleteForever')}
            </DropdownItem>
          )}
        </>
      ) : (
        <>
          <DropdownItem icon={<IconCircleCheck />} onChoose={() => actions.complete([id], !task.isCompleted)}>
            {t(task.isCompleted ? 'todo.act.open' : 'todo.act.complete')}
          </DropdownItem>
          <DropdownItem icon={<IconStar />} onChoose={() => actions.star([id], !task.isImportant)}>
            {t(task.isImportant ? 'todo.act.unimportant' : 'todo.act.important')}
          </DropdownItem>
          {isManual && index > 0 && (
            <>
              <DropdownItem icon={<IconArrowBarToUp />} onChoose={() => move.toTop(id)}>
                {t('todo.act.toTop')}
              </DropdownItem>
              <DropdownItem icon={<IconArrowUp />} onChoose={() => move.step(id, -1)}>
                {t('todo.act.up')}
              </DropdownItem>
            </>
          )}
          {isManual && index < total - 1 && (
            <DropdownItem icon={<IconArrowDown />} onChoose={() => move.step(id, 1)}>
              {t('todo.act.down')}
            </DropdownItem>
          )}
          <DropdownItem icon={<IconSquareCheck />} onChoose={() => selection.toggle(id)}>
            {t(selection.ids.has(id) ? 'todo.act.unselect' : 'todo.act.select')}
          </DropdownItem>
          {rights.delete && (
            <DropdownItem icon={<IconTrash />} onChoose={() => actions.remove([id])}>
              {t('common.delete')}
            </DropdownItem>
          )}
        </>
      )}
    </Floating>
  );
}
