import { useId, useMemo } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { useSession } from '#web/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Check } from '#web/ui/check.tsx';
import { Floating } from '#web/ui/floating.tsx';
import { TintMark } from '#web/ui/tint-mark.tsx';
import { type BoardPage, usedLabels } from '../board-page-answer.ts';
import { type BoardFilter, dueChoices } from './board-filter.ts';
import classes from './filter-panel.module.css';

interface Props {
  anchor: HTMLElement;
  page: BoardPage;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  onClose: () => void;
}

export function FilterPanel({ anchor, page, filter, onFilter, onClose }: Props) {
  const { t } = useTranslation();
  const name = useId();
  const reader = useSession()?.id;
  const labels = useMemo(() => usedLabels(page.cards), [page.cards]);
  const { people, due } = filter;
  const toggled = <T,>(list: readonly T[], one: T) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);
  return (
    <Floating anchor={anchor} role="dialog" label={t('kanban.filter.name')} onClose={onClose}>
      <div className={classes.panel}>
        {reader !== undefined && (
          <div className={classes.group}>
            <Check checked={people.includes(reader)} onChange={() => onFilter({ ...filter, people: toggled(people, reader) })}>
              {t('kanban.filter.mine')}
            </Check>
          </div>
        )}
        <fieldset className={classes.group}>
          <legend className={classes.legend}>{t('kanban.filter.due')}</legend>
          {(['', ...dueChoices] as const).map((choice) => (
            <Check key={choice} type="radio" name={name} checked={due === choice} onChange={() => onFilter({ ...filter, due: choice })}>
              {t(`kanban.due.filter.${choice || 'any'}`)}
            </Check>
          ))}
        </fieldset>
        {labels.length > 0 && (
          <fieldset className={classes.group}>
            <legend className={classes.legend}>{t('kanban.task.labels')}</legend>
            {labels.map((label) => (
              <Check
                key={label}
                checked={filter.labels.includes(label)}
                onChange={() => onFilter({ ...filter, labels: toggled(filter.labels, label) })}
              >
                <TintMark name={label} />
              </Check>
            ))}
          </fieldset>
        )}
        <fieldset className={classes.group}>
          <legend className={classes.legend}>{t('kanban.filter.people')}</legend>
          {page.people.map(({ id, fullName, avatar }) => (
            <Check key={id} checked={people.includes(id)} onChange={() => onFilter({ ...filter, people: toggled(people, id) })}>
              <Avatar name={fullName} src={avatar} size={24} />
              <bdi>{fullName}</bdi>
            </Check>
          ))}
        </fieldset>
      </div>
    </Floating>
  );
}
