import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconFileInvoice, IconLayoutKanban, IconRepeat } from '#web/icons.ts';
import { canMove, type ShownItem, useIsCrossedOut } from '../list/shown-items.ts';
import classes from './event-label.module.css';

interface Props {
  item: ShownItem | undefined;
  /** The start or time range, as the view shows it. */
  time: string;
  /** Whether it is in a column of hours rather than a month cell. */
  isColumn: boolean;
  /** Whether there is room for one line only. */
  isShort: boolean;
}

const overlayIcons = { card: IconLayoutKanban, todo: IconChecklist, invoice: IconFileInvoice };

/** Content of an event in the grid, with the calendar's name for screen readers. */
export function EventLabel({ item, time, isColumn, isShort }: Props) {
  const { t } = useTranslation();
  const isCrossedOut = useIsCrossedOut(item);
  // A range being selected is no event yet.
  if (!item) return <div className={classes.face}>{time}</div>;
  const { event, overlay, title, times, kind } = item;
  const hint = [time, title, event?.extendedProps.location, kind].filter(Boolean).join(' · ');
  const OverlayIcon = overlayIcons[overlay?.kind ?? 'todo'];
  const isRecurring = event !== undefined && event.extendedProps.rrule !== null;
  const isBlock = times.allDay || isColumn;
  const isTall = isColumn && !isShort && !times.allDay;
  const icon = overlay && <OverlayIcon className={classes.icon ?? ''} size={14} stroke={2} aria-hidden="true" />;
  const when = !times.allDay && time && !(isColumn && isShort) && <span className={classes.time}>{time}</span>;
  return (
    <div
      className={classes.face}
      data-key={item.key}
      data-block={isBlock || undefined}
      data-column={isTall || undefined}
      data-done={isCrossedOut || undefined}
      data-movable={canMove(item) || undefined}
      title={hint}
    >
      {!isBlock && !overlay && <span className={classes.dot} aria-hidden="true" />}
      {!isTall && icon}
      {!isColumn && when}
      <span className={classes.title} dir="auto">
        {isTall && icon}
        {title}
      </span>
      {isColumn && when}
      {isTall && event?.extendedProps.location && (
        <span className={classes.place} dir="auto">
          {event.extendedProps.location}
        </span>
      )}
      {isRecurring && isColumn && <IconRepeat className={classes.repeat ?? ''} size={12} stroke={2} aria-hidden="true" />}
      <span className="visually-hidden">
        , {kind}
        {isRecurring && `, ${t('calendar.repeats')}`}
        {isCrossedOut && event && `, ${t('calendar.answered.no')}`}
      </span>
    </div>
  );
}
