import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { CalendarEvent } from '../../contract.ts';
import classes from './conflict-note.module.css';
import { type EventValues, valuesOf } from './event-values.ts';

interface Props {
  mine: EventValues;
  /** As somebody else left it. */
  current: CalendarEvent;
  onKeep: () => void;
  onTake: () => void;
}

const told = ['title', 'calendar', 'startDay', 'startTime', 'endDay', 'endTime', 'location', 'url'] as const;

/** Says that an event was changed elsewhere meanwhile, in what it differs, and lets the person choose. */
export function ConflictNote({ mine, current, onKeep, onTake }: Props) {
  const { t } = useTranslation();
  const theirs = valuesOf(current);
  const differing = told.filter((name) => mine[name] !== theirs[name]);
  const text = (values: EventValues, name: (typeof told)[number]) =>
    name === 'calendar' ? t(`calendar.name.${values.calendar}`) : values[name] || '—';
  return (
    <section className={classes.note} role="alert">
      <h3 className={classes.title}>{t('calendar.conflict.title')}</h3>
      {differing.length > 0 ? (
        <table className={classes.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('calendar.conflict.mine')}</th>
              <th scope="col">{t('calendar.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((name) => (
              <tr key={name}>
                <th scope="row">{t(`calendar.field.${name}`)}</th>
                <td dir="auto">{text(mine, name)}</td>
                <td dir="auto">{text(theirs, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={classes.text}>{t('calendar.conflict.other')}</p>
      )}
      <div className={classes.buttons}>
        <Button look="outline" onClick={onTake}>
          {t('calendar.conflict.take')}
        </Button>
        <Button onClick={onKeep}>{t('calendar.conflict.keep')}</Button>
      </div>
    </section>
  );
}
