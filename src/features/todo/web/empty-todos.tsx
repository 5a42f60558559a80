import { useTranslation } from 'react-i18next';
import { IconChecklist, IconCircleCheck, IconSearch, IconStar, IconTag, IconTrash } from '#web/icons.ts';
import classes from './empty-todos.module.css';
import type { TodoPlace } from './todo-place.ts';

const icons = { all: IconChecklist, important: IconStar, completed: IconCircleCheck, deleted: IconTrash, tag: IconTag };

/** A list without to-dos: what belongs here and the first step, or that nothing was found. */
export function EmptyTodos({ place, onClear, onAdd }: { place: TodoPlace; onClear: () => void; onAdd: () => void }) {
  const { t } = useTranslation();
  const name = place.tag === null ? (place.filter ?? 'all') : 'tag';
  const Icon = place.q ? IconSearch : icons[name];
  return (
    <div className={classes.face} role="status">
      <span className={classes.icon} aria-hidden="true">
        <Icon size={26} />
      </span>
      <p className={classes.title}>{place.q ? t('todo.empty.found.title') : t(`todo.empty.${name}.title`)}</p>
      <p className={classes.text}>{place.q ? t('todo.empty.found.text', { q: place.q }) : t(`todo.empty.${name}.text`)}</p>
      {place.q ? (
        <button type="button" className={classes.action} onClick={onClear}>
          {t('todo.clearSearch')}
        </button>
      ) : (
        (name === 'all' || name === 'important' || name === 'tag') && (
          <button type="button" className={classes.action} onClick={onAdd}>
            {t('todo.add')}
          </button>
        )
      )}
    </div>
  );
}

/** An address that names no list. */
export function UnknownTodos({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.face} role="status">
      <span className={classes.icon} aria-hidden="true">
        <IconSearch size={26} />
      </span>
      <h1 className={classes.title}>{t('todo.noPlace')}</h1>
      <p className={classes.text}>{t('todo.noPlaceText')}</p>
      <button type="button" className={classes.action} onClick={onAll}>
        {t('todo.showAll')}
      </button>
    </div>
  );
}
