import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { formatTime } from '#web/dates/format-date.ts';
import { readTime } from '#web/dates/read-time.ts';
import { useTranslation } from '#web/i18n.ts';
import type { FieldTexts } from '../field-frame.tsx';
import { OptionList } from '../option-list.tsx';
import { TextField } from '../text-field.tsx';
import { useOptionList } from '../use-option-list.ts';
import classes from './time-field.module.css';
import { useTypedValue } from './use-typed-value.ts';

interface TimeFieldProps extends FieldTexts {
  /** `HH:MM`, or empty. */
  value: string;
  disabled?: boolean;
  hidesLabel?: boolean;
  /** Opens the list above the field, when there is no room below. */
  opensAbove?: boolean;
  onChange: (time: string) => void;
}

/** A time field: accepts free text (`9`, `930`, `9pm`) or one of the half hours after the value. */
export function TimeField({ value, error, opensAbove = false, onChange, ...field }: TimeFieldProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedValue({
    value,
    shown: value && formatTime(value, i18n.language),
    isValue: (text) => /^\d\d:\d\d$/.test(text) && readTime(text) === text,
    read: async (text) => readTime(text),
    onChange,
  });
  const options = useOptionList({ options: isOpen ? halfHoursFrom(value) : [], isOpen, first: -1 });
  const close = () => {
    setOpen(false);
    options.reset();
  };
  const pick = (time: string) => {
    close();
    typed.choose(time);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!options.onArrow(event)) setOpen(true);
    } else if (key === 'Enter' && options.chosen !== undefined) pick(options.chosen);
    else if (key === 'Escape' && isOpen) close();
    else return typed.input.onKeyDown(event);
    event.preventDefault();
    // Prevents an enclosing dialog from closing too.
    event.stopPropagation();
  };
  return (
    <div className={classes.field}>
      <TextField
        {...field}
        {...typed.input}
        {...options.field}
        error={typed.unknown ? t('ui.date.unknownTime', { text: typed.unknown }) : error}
        onChange={(event) => {
          close();
          typed.input.onChange(event);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          close();
          typed.input.onBlur();
        }}
        onKeyDown={onKeyDown}
      />
      <div className={opensAbove ? undefined : classes.below}>
        {isOpen && (
          <OptionList
            list={options.list}
            label={t('ui.date.halfHours')}
            keyOf={(time) => time}
            show={(time) => <bdi className="tabular">{formatTime(time, i18n.language)}</bdi>}
            onPick={pick}
            isAbove={opensAbove}
          />
        )}
      </div>
    </div>
  );
}

/** Returns all half hours of a day, starting after the time, or at 9 in the morning without one. */
function halfHoursFrom(time: string): string[] {
  const [hours = 8, minutes = 30] = time ? time.split(':').map(Number) : [];
  const first = Math.floor((hours * 60 + minutes) / 30) + 1;
  return Array.from({ length: 48 }, (_, at) => {
    const halves = (first + at) % 48;
    return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
  });
}
