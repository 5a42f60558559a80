import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import type { BoardPage } from '../board-page-answer.ts';
import type { BoardFilter } from './board-filter.ts';
import classes from './filter-chips.module.css';

interface Props {
  page: BoardPage;
  filter: BoardFilter;
  shown: number;
  onFilter: (filter: BoardFilter) => void;
}

/** Removable chips for the active filters, with the number of matching cards. */
export function FilterChips({ page, filter, shown, onFilter }: Props) {
  const { t } = useTranslation();
  const { labels, people, due } = filter;
  const nameOf = (id: number) => page.people.find((person) => person.id === id)?.fullName ?? String(id);
  const chips = [
    ...labels.map((name) => ({ name, without: { ...filter, labels: labels.filter((one) => one !== name) } })),
    ...people.map((id) => ({ name: nameOf(id), without: { ...filter, people: people.filter((one) => one !== id) } })),
    ...(due ? [{ name: t(`kanban.due.filter.${due}`), without: { ...filter, due: '' as const } }] : []),
  ];
  return (
    <div className={classes.line}>
      <span className={classes.count} role="status">
        {t('kanban.filter.shown', { shown, count: page.cards.length })}
      </span>
      {chips.map(({ name, without }) => (
        <button
          key={name}
          type="button"
          className={classes.chip}
          aria-label={t('kanban.filter.remove', { name })}
          onClick={() => onFilter(without)}
        >
          <bdi>{name}</bdi>
          <IconX size={14} aria-hidden="true" />
        </button>
      ))}
      <button type="button" className={classes.all} onClick={() => onFilter({ q: '', labels: [], people: [], due: '' })}>
        {t('kanban.filter.clear')}
      </button>
    </div>
  );
}
