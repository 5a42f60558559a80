import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconCircleCheck, IconPlus, IconStar, IconSun, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { SideHeading, SideLink } from '#web/ui/side-link.tsx';
import { TintDot } from '#web/ui/tint-mark.tsx';
import { dayFilter, type TodoPlace, todoAddress, todoFilters } from './todo-place.ts';
import type { TodoPageAnswer } from './todo-queries.ts';
import classes from './todo-sidebar.module.css';

const filters = [null, ...todoFilters] as const;
const icons = { all: IconChecklist, important: IconStar, completed: IconCircleCheck, deleted: IconTrash };
const countNames = { all: 'open', important: 'important', completed: 'completed', deleted: 'deleted' } as const;

interface Props {
  place: TodoPlace | null;
  page: Pick<TodoPageAnswer, 'counts' | 'tags'> | undefined;
  onOpen: (place: TodoPlace) => void;
  /** Undefined without permission to add. */
  onAdd: (() => void) | undefined;
}

/** Button for a new to-do, and filters and tags with their counts. */
export function TodoSidebar({ place, page, onOpen, onAdd }: Props) {
  const { t, i18n } = useTranslation();
  const number = (count: number) => formatNumber(count, i18n.language);
  const sort = place?.sort ?? 'latest';
  const link = (target: TodoPlace) => ({ href: todoAddress(target), onOpen: () => onOpen(target) });
  const count = (of: number, said: string) => (
    <span className={classes.count}>
      <span aria-hidden="true">{number(of)}</span>
      <span className="visually-hidden">{said}</span>
    </span>
  );
  return (
    <div className={classes.sidebar}>
      {onAdd && (
        <Button wide onClick={onAdd}>
          <IconPlus size={18} />
          {t('todo.add')}
        </Button>
      )}
      <nav className={classes.nav} aria-label={t('todo.places')}>
        <SideLink
          {...link({ filter: dayFilter, tag: null, q: '', sort: 'latest' })}
          isHere={place?.filter === dayFilter}
          mark={<IconSun size={20} />}
        >
          {t('todo.filter.my-day')}
        </SideLink>
        {filters.map((filter) => {
          const name = filter ?? 'all';
          const Icon = icons[name];
          const held = page?.counts[countNames[name]];
          return (
            <SideLink
              key={name}
              {...link({ filter, tag: null, q: '', sort })}
              isHere={place !== null && place.tag === null && place.filter === filter}
              mark={<Icon size={20} />}
              end={
                held
                  ? count(
                      held,
                      t(name === 'all' || name === 'important' ? 'todo.openCount' : 'todo.count', { count: held, shown: number(held) }),
                    )
                  : null
              }
            >
              {t(`todo.filter.${name}`)}
            </SideLink>
          );
        })}
        {page && page.tags.length > 0 && <SideHeading>{t('todo.field.tags')}</SideHeading>}
        {page?.tags.map(({ tag, count: held }) => (
          <SideLink
            key={tag}
            {...link({ filter: null, tag, q: '', sort })}
            isHere={place?.tag === tag}
            mark={<TintDot name={tag} />}
            end={held ? count(held, t('todo.openCount', { count: held, shown: number(held) })) : null}
          >
            {tag}
          </SideLink>
        ))}
      </nav>
    </div>
  );
}
