import type { PersonRef } from '#features/people/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import type { Task } from '../../../contract.ts';
import type { TaskChanges } from '../use-task-changes.ts';

/** Who works on an open card. */
export function TaskPeople({ task, people, changes }: { task: Task; people: readonly PersonRef[]; changes: TaskChanges }) {
  const { t } = useTranslation();
  const chosen = task.assignedTo.map(({ id }) => id);
  const change = (ids: readonly number[]) => {
    const added = ids.filter((id) => !chosen.includes(id));
    const removed = chosen.filter((id) => !ids.includes(id));
    // Whom somebody else has chosen meanwhile stays.
    const merged = (now: Task) => [
      ...now.assignedTo.map(({ id }) => id).filter((id) => !removed.includes(id) && !added.includes(id)),
      ...added,
    ];
    const shownOf = (now: Task) =>
      merged(now).flatMap((id) => {
        const person = people.find((one) => one.id === id);
        return person ? { id, title: person.fullName, img: person.avatar } : (now.assignedTo.find((one) => one.id === id) ?? []);
      });
    void changes.change({
      patch: (now) => ({ assignedTo: merged(now).map((id) => ({ id })) }),
      shown: (now) => ({ ...now, assignedTo: shownOf(now) }),
    });
  };
  return (
    <PersonPicker
      label={t('kanban.task.people')}
      people={people}
      value={chosen}
      onChange={change}
      placeholder={t('kanban.task.peoplePlaceholder')}
    />
  );
}
