import type { MouseEvent } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconCircleCheck, IconPlus, IconStar, IconTrash } from '#web/icons.ts';
import { opensHere } from '#web/opens-here.ts';
import { Button } from '#web/ui/button.tsx';
import { TintDot } from '#web/ui/tint-mark.tsx';
import type { TodoPageAnswer } from './todo-page-answer.ts';
import { type TodoPlace, todoAddress, todoFilters } from './todo-place.ts';
import classes from './todo-sidebar.module.css';

const filters = [null, ...todoFilters] as const;
const icons = { all: IconChecklist, important: IconStar, completed: IconCircleCheck, deleted: IconTrash };
const countNames = { all: 'open', important: 'important', completed: 'completed', deleted: 'deleted' } as const;

interface Props {
  place: TodoPlace | null;
  page: Pick<TodoPageAnswer, 'counts' | 'tags'> | undefined;
  onOpen: (place: TodoPlace) => void;
  /** Undefined for who may not add one. */
  onAdd: (() => void) | undefined;
}

/** The way to a new to-do, and filters and tags with how much is in them. */
export function TodoSidebar({ place, page, onOpen, onAdd }: Props) {
  const { t, i18n } = useTranslation();
  const number = (count: number) => formatNumber(count, i18n.language);
  const sort = place?.sort ?? 'latest';
  const link = (target: TodoPlace) => ({
    className: classes.link,
    href: todoAddress(target),
    onClick: (event: MouseEvent) => {
      if (!opensHere(event)) return;
      event.preventDefault();
      onOpen(target);
    },
  });
  return (
    <div className={classes.sidebar}>
      {onAdd && (
        <Button wide onClick={onAdd}>
          <IconPlus size={18} />
          {t('todo.add')}
        </Button>
      )}
      <nav className={classes.nav} aria-label={t('todo.places')}>
        {filters.map((filter) => {
          const name = filter ?? 'all';
          const Icon = icons[name];
          const count = page?.counts[countNames[name]];
          const isHere = place !== null && place.tag === null && place.filter === filter;
          return (
            <a key={name} {...link({ filter, tag: null, q: '', sort })} aria-current={isHere ? 'page' : undefined}>
              <Icon size={20} />
              <span className={classes.name}>{t(`todo.filter.${name}`)}</span>
              {count ? (
                <span className={classes.count}>
                  <span aria-hidden="true">{number(count)}</span>
                  <span className="visually-hidden">
                    {t(name === 'all' ? 'todo.openCount' : 'todo.count', { count, shown: number(count) })}
                  </span>
                </span>
              ) : null}
            </a>
          );
        })}
        {page && page.tags.length > 0 && <h2 className={classes.heading}>{t('todo.tags')}</h2>}
        {page?.tags.map(({ tag, count }) => (
          <a key={tag} {...link({ filter: null, tag, q: '', sort })} aria-current={place?.tag === tag ? 'page' : undefined}>
            <span className={classes.dot}>
              <TintDot name={tag} />
            </span>
            <bdi className={classes.name}>{tag}</bdi>
            <span className={classes.count}>
              <span aria-hidden="true">{number(count)}</span>
              <span className="visually-hidden">{t('todo.count', { count, shown: number(count) })}</span>
            </span>
          </a>
        ))}
      </nav>
    </div>
  );
}
