import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { loadQuietly } from '#web/load-quietly.ts';
import { useStable } from '#web/use-stable.ts';
import type { ChecklistItem } from '../../../contract.ts';
import type { TaskChanges } from '../use-task-changes.ts';
import { itemMoved } from './checklist-changes.ts';

type DragKit = typeof import('./checklist-drag-kit.ts');

/** The order of a checklist: an item is dragged by its handle, or taken along by keys, and where it stands then is said. */
export function useChecklistOrder(checklist: readonly ChecklistItem[], changes: TaskChanges) {
  const { t } = useTranslation();
  const [kit, setKit] = useState<DragKit>();
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
