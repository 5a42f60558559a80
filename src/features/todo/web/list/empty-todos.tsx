import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconCircleCheck, IconSearch, IconStar, IconTag, IconTrash } from '#web/icons.ts';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { dayFilter, type TodoPlace } from '../todo-place.ts';

const icons = { all: IconChecklist, important: IconStar, completed: IconCircleCheck, deleted: IconTrash, tag: IconTag };

/** Empty state of a list: what belongs here and the first step, or no results. */
export function EmptyTodos({ place, onClear, onAdd }: { place: TodoPlace; onClear: () => void; onAdd: (() => void) | undefined }) {
  const { t } = useTranslation();
  if (place.q)
    return (
      <PaneMessage
        icon={<IconSearch size={24} />}
        title={t('todo.empty.found.title')}
        text={t('todo.empty.found.text', { q: place.q })}
        action={{ label: t('table.clearSearch'), run: onClear }}
      />
    );
  const list = place.filter === null || place.filter === dayFilter ? 'all' : place.filter;
  const name = place.tag === null ? list : 'tag';
  const Icon = icons[name];
  const canAdd = name === 'all' || name === 'important' || name === 'tag';
  return (
    <PaneMessage
      icon={<Icon size={24} />}
      title={t(`todo.empty.${name}.title`)}
      text={t(`todo.empty.${name}.text`)}
      action={canAdd && onAdd ? { label: t('todo.add'), run: onAdd } : undefined}
    />
  );
}

/** Message for a URL with an unknown list. */
export function UnknownTodos({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation();
  return (
    <PaneMessage
      icon={<IconSearch size={24} />}
      title={t('todo.noPlace')}
      isHeading
      text={t('todo.noPlaceText')}
      action={{ label: t('todo.showAll'), run: onAll }}
    />
  );
}
