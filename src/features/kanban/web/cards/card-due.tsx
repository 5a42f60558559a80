import { dueState } from '#web/dates/due-state.ts';
import { formatDay } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconClock } from '#web/icons.ts';
import { DuePill } from '#web/ui/due-pill.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** When a card is due; what is late or near says so in words too, unless it is done. */
export function CardDue({ dueDate, isDone = false }: { dueDate: number; isDone?: boolean }) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  const date = new Date(dueDate);
  const state = isDone ? 'later' : dueState(date, now);
  const day = formatDay(date, i18n.language, now);
  return (
    <DuePill state={state} icon={<IconClock size={14} />} soonText={t('kanban.due.soon')}>
      <Moment at={date.toISOString()}>
        {state === 'overdue' ? t('kanban.due.overdueSince', { day }) : state === 'today' ? t('kanban.due.today') : day}
      </Moment>
    </DuePill>
  );
}
