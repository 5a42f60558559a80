import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { call } from '#web/api-client.ts';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconGripVertical, IconPencil, IconX } from '#web/icons.ts';
import { loadQuietly } from '#web/load-quietly.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { useStable } from '#web/use-stable.ts';
import { type ChecklistItem, type Task, tickChecklistItem } from '../../contract.ts';
import { RenameField } from '../boards/rename-field.tsx';
import { showTask, type TaskChanges } from './change-task.ts';
import { keepDraft, useDraft } from './drafts.ts';
import { itemAdded, itemMoved, itemPutBack, itemRemoved, itemRenamed, ticked } from './task-changes.ts';
import classes from './task-checklist.module.css';
import { TaskSection } from './task-section.tsx';

export function TaskChecklist({ task, changes }: { task: Task; changes: TaskChanges }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const [renamedId, setRenamed] = useState<number>();
  const name = `${task.id} checklist`;
  const typed = useDraft(name)?.text ?? '';
  const type = (text: string) => keepDraft(name, text ? { text, base: '', state: 'typing' } : undefined);
  const { id, checklist } = task;
  const { kit, step } = useChecklistOrder(checklist, changes);
  const done = checklist.filter(({ isDone }) => isDone).length;

  const tick = (item: ChecklistItem, isDone: boolean) =>
    void changes.attempt(() =>
      showTask(queryClient, id, {
        shown: (now) => ({ ...now, checklist: ticked(now.checklist, item.id, isDone) }),
        send: () => call(tickChecklistItem, { params: { id, itemId: item.id }, body: { isDone } }),
      }),
    );
  const add = async () => {
    const text = typed.trim();
    if (!text) return;
    type('');
    if (!(await changes.change(itemAdded(text)))) type(text);
  };
  const remove = async (item: ChecklistItem) => {
    const index = checklist.findIndex((one) => one.id === item.id);
    if (await changes.change(itemRemoved(item.id)))
      changes.offerUndo(t('kanban.task.itemRemoved', { text: item.text }), () => changes.change(itemPutBack(item, index)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };
  return (
    <TaskSection
      icon={<IconChecklist size={18} />}
      title={t('kanban.task.checklist')}
      end={checklist.length > 0 && <span className={classes.count}>{formatPercent(done / checklist.length, i18n.language)}</span>}
    >
      {checklist.length > 0 && (
        <>
          <progress
            className={classes.progress}
            aria-label={t('kanban.card.checklist', { done, total: checklist.length })}
            max={checklist.length}
            value={done}
          />
          <ul className={classes.list}>
            {checklist.flatMap((item, index) => [
              item.list && item.list !== checklist[index - 1]?.list && (
                <li key={`list ${item.id}`} className={classes.heading} dir="auto">
                  {item.list}
                </li>
              ),
              renamedId === item.id ? (
                <li key={item.id} className={classes.renamed}>
                  <RenameField
                    label={t('kanban.task.itemName')}
                    initial={item.text}
                    onDone={(text) => {
                      setRenamed(undefined);
                      if (text) void changes.change(itemRenamed(item.id, text));
                    }}
                  />
                </li>
              ) : (
                <ChecklistLine
                  key={item.id}
                  item={item}
                  onTick={(isDone) => tick(item, isDone)}
                  onRename={() => setRenamed(item.id)}
                  onRemove={() => void remove(item)}
                  onStep={(by) => step(item.id, by)}
                  kit={kit}
                />
              ),
            ])}
          </ul>
        </>
      )}
      <LimitedInput
        className={classes.add}
        dir="auto"
        maxLength={300}
        aria-label={t('kanban.task.itemAdd')}
        placeholder={t('kanban.task.itemAdd')}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </TaskSection>
  );
}

type ChecklistDragKit = typeof import('./checklist-drag-kit.ts');

type LineDragKit = Pick<ChecklistDragKit, 'dragItem'>;

interface Props {
  item: ChecklistItem;
  onTick: (isDone: boolean) => void;
  onRename: () => void;
  onRemove: () => void;
  /** Moves it one position down or up. */
  onStep: (by: 1 | -1) => void;
  kit: LineDragKit | undefined;
}

/** A checklist item that can be checked, moved, renamed or removed in place. */
function ChecklistLine({ item, onTick, onRename, onRemove, onStep, kit }: Props) {
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

/** Reorders a checklist by drag handle or keyboard, and announces the new position. */
function useChecklistOrder(checklist: readonly ChecklistItem[], changes: TaskChanges) {
  const { t } = useTranslation();
  const [kit, setKit] = useState<ChecklistDragKit>();
  const on = useStable({
    put(id: number, beforeId: number | null) {
      const rest = checklist.filter((item) => item.id !== id);
      const at = rest.findIndex((item) => item.id === beforeId);
      const position = (at < 0 ? rest.length : at) + 1;
      const text = checklist.find((item) => item.id === id)?.text;
      announce(t('kanban.task.itemMoved', { text, position, total: checklist.length }));
      void changes.change(itemMoved(id, beforeId));
    },
    drop(id: number, ontoId: number, edge: 'before' | 'after') {
      const rest = checklist.filter((item) => item.id !== id);
      const at = rest.findIndex((item) => item.id === ontoId) + (edge === 'after' ? 1 : 0);
      on.put(id, rest[at]?.id ?? null);
    },
    step(id: number, by: 1 | -1) {
      const index = checklist.findIndex((item) => item.id === id);
      const to = index + by;
      if (index < 0 || to < 0 || to >= checklist.length) return;
      on.put(id, (by === 1 ? checklist[index + 2] : checklist[to])?.id ?? null);
    },
  });
  useEffect(() => {
    loadQuietly(() => import('./checklist-drag-kit.ts'), setKit);
  }, []);
  useEffect(() => kit?.watchItemDrags((...given) => on.drop(...given)), [kit, on]);
  return { kit, step: on.step };
}
