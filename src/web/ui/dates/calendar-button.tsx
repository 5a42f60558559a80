import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { today } from '#web/dates/plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCalendar } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Button } from '../button.tsx';
import { Floating } from '../floating.tsx';
import classes from './calendar-button.module.css';

const DayCalendar = lazyPart(() => import('./day-calendar.tsx').then(({ DayCalendar }) => DayCalendar));

interface Props {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Returns whether a day is disabled. */
  isClosed?: ((day: string) => boolean) | undefined;
  disabled?: boolean | undefined;
  onChoose: (day: string) => void;
  /** Undefined when a day is required. */
  onClear: (() => void) | undefined;
  /** Content beside the calendar. */
  children?: ReactNode;
}

/** A button at the end of a field that opens a calendar below it. */
export function CalendarButton({ day, min, max, isClosed, disabled, onChoose, onClear, children }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  const label = t('ui.date.open');
  const mayBeToday = (!min || min <= today()) && (!max || max >= today()) && !isClosed?.(today());
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && button.current && (
        <Floating anchor={button.current} role="dialog" label={t('ui.date.calendar')} onClose={() => setOpen(false)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field here sends off no form around it. */}
          <div className={classes.panel} onKeyDown={holdEnter}>
            <Suspense fallback={<div className={classes.coming} />}>
              <DayCalendar day={day} min={min} max={max} isClosed={isClosed} onChoose={(chosen) => close(() => onChoose(chosen))()} />
            </Suspense>
            {children}
            <div className={classes.foot}>
              {mayBeToday && (
                <Button look="plain" onClick={close(() => onChoose(today()))}>
                  {t('common.today')}
                </Button>
              )}
              {onClear && day && (
                <Button look="plain" onClick={close(onClear)}>
                  {t('ui.date.clear')}
                </Button>
              )}
            </div>
          </div>
        </Floating>
      )}
    </>
  );
}

function holdEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
