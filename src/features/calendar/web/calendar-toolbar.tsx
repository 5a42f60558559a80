import { today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronLeft, IconChevronRight, IconMenu2, IconPlus } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { calendarViews } from './calendar-place.ts';
import classes from './calendar-toolbar.module.css';
import { type ShownView, stepped } from './list/shown-days.ts';
import type { PlaceInCalendar } from './use-calendar-place.ts';

interface Props extends PlaceInCalendar {
  fitting: ShownView;
  title: string;
  isLoading: boolean;
  onSidebar: () => void;
  /** Undefined without permission to add events. */
  onBegin: (() => void) | undefined;
}

export function CalendarToolbar({ place, fitting, go, title, isLoading, onSidebar, onBegin }: Props) {
  const { t } = useTranslation();
  const { view, date } = place;
  return (
    <header className={classes.bar}>
      <div className={classes.what}>
        <IconButton className={classes.menu} label={t('calendar.sidebar')} onClick={onSidebar}>
          <IconMenu2 size={20} stroke={1.75} />
        </IconButton>
        <h1 className={classes.title} aria-live="polite">
          {title}
        </h1>
        {onBegin && (
          <IconButton className={classes.begin} label={t('calendar.add')} onClick={onBegin}>
            <IconPlus size={20} stroke={1.75} />
          </IconButton>
        )}
      </div>
      {isLoading && <span className={classes.loading} role="status" aria-label={t('ui.loading')} />}
      <div className={classes.steps}>
        <IconButton label={t(`calendar.previous.${fitting}`)} onClick={() => go({ date: stepped(fitting, date, -1) })}>
          <IconChevronLeft size={20} stroke={1.75} />
        </IconButton>
        <Button look="outline" className={classes.today} onClick={() => go({ date: today() })}>
          {t('common.today')}
        </Button>
        <IconButton label={t(`calendar.next.${fitting}`)} onClick={() => go({ date: stepped(fitting, date, 1) })}>
          <IconChevronRight size={20} stroke={1.75} />
        </IconButton>
      </div>
      <fieldset className={classes.views}>
        <legend className="visually-hidden">{t('calendar.views')}</legend>
        {calendarViews.map((one) => (
          <button key={one} type="button" className={classes.view} aria-pressed={one === view} onClick={() => go({ view: one })}>
            {t(`calendar.view.${one}`)}
          </button>
        ))}
      </fieldset>
    </header>
  );
}
