import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { call } from '#web/api-client.ts';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChecklist } from '#web/icons.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { type ChecklistItem, type Task, tickChecklistItem } from '../../../contract.ts';
import { RenameField } from '../../boards/rename-field.tsx';
import { showTask } from '../change-task.ts';
import { keepDraft, useDraft } from '../drafts.ts';
import { TaskSection } from '../task-section.tsx';
import type { TaskChanges } from '../use-task-changes.ts';
import { itemAdded, itemPutBack, itemRemoved, itemRenamed, ticked } from './checklist-changes.ts';
import { ChecklistLine } from './checklist-line.tsx';
import classes from './task-checklist.module.css';
import { useChecklistOrder } from './use-checklist-order.ts';

/** The checklist of an open card. */
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
