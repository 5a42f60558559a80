import { formatDay } from '#web/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconClock } from '#web/icons.ts';
import { Moment } from '#web/ui/moment.tsx';
import classes from './due-pill.module.css';
import { dueState } from './due-state.ts';

/** When a card is due; what is late or near says so in words too. */
export function DuePill({ dueDate }: { dueDate: number }) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  const date = new Date(dueDate);
  const state = dueState(dueDate, now);
  const day = formatDay(date, i18n.language, now);
  return (
    <Moment className={classes.pill} data-state={state} at={date.toISOString()}>
      <IconClock size={14} />
      {state === 'overdue' ? t('kanban.due.overdueSince', { day }) : state === 'today' ? t('kanban.due.today') : day}
      {state === 'soon' && <span className="visually-hidden"> {t('kanban.due.soon')}</span>}
    </Moment>
  );
}
