import { useTranslation } from '#web/i18n.ts';
import { plainLetters } from '#web/plain-letters.ts';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { Task } from '../../../contract.ts';
import type { TaskChanges } from '../use-task-changes.ts';

interface Props {
  task: Task;
  /** The labels that other cards have. */
  used: readonly string[];
  changes: TaskChanges;
}

const mostLabels = 20;
const longestLabel = 40;

/** The labels of an open card: typed, or chosen among those in use. */
export function TaskLabels({ task: { labels }, used, changes }: Props) {
  const { t } = useTranslation();
  const set = (change: (now: readonly string[]) => string[]) =>
    void changes.change({ patch: (now) => ({ labels: change(now.labels) }), shown: (now) => ({ ...now, labels: change(now.labels) }) });
  const add = (name: string) => {
    const known = used.find((label) => label.toLowerCase() === name.toLowerCase()) ?? name;
    if (labels.length < mostLabels) set((now) => (now.includes(known) ? [...now] : [...now, known]));
  };
  return (
    <ChipCombobox
      label={t('kanban.task.labels')}
      chosen={labels}
      found={(typed) => used.filter((label) => !labels.includes(label) && plainLetters(label).includes(plainLetters(typed.trim())))}
      keyOf={(name) => name}
      nameOf={(name) => name}
      mark={(name) => <TintMark name={name} />}
      onPick={add}
      onTyped={add}
      maxLength={longestLabel}
      onRemove={(name) => set((now) => now.filter((label) => label !== name))}
      removeLabel={(name) => t('kanban.task.labelRemove', { name })}
      placeholder={t('kanban.task.labelsPlaceholder')}
      chipLook="flat"
    />
  );
}
