import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { useSession } from '#web/session-store.ts';
import { Check } from '#web/ui/check.tsx';
import { ChipList } from '#web/ui/chip-list.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { CalendarEvent } from '../../contract.ts';
import { choiceFrom, placeOf, useCalendars } from '../calendars/use-calendars.ts';
import { FreeBusy } from '../free-busy/free-busy.tsx';
import classes from './event-fields.module.css';
import { shownTimes, timesIn } from './event-values.ts';
import { GuestField } from './guest-field.tsx';
import { RecurrenceField } from './recurrence-field.tsx';
import type { EventForm } from './use-event-form.ts';
import { WhenFields } from './when-fields.tsx';

export function EventFields({ form, event }: { form: EventForm; event: CalendarEvent | null }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const { faceOf, options } = useCalendars();
  const reader = useSession()?.id;
  /** Only the owner can make an event private. */
  const isOwn = event === null || event.extendedProps.ownerId === reader;
  const [hasDescription, setDescription] = useState(values.description !== '');
  return (
    <>
      <TextField
        label={t('calendar.field.title')}
        value={values.title}
        error={errors.title}
        dir="auto"
        maxLength={300}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <div className={`${classes.calendar} ${faceOf(placeOf(values.calendar)).colour}`}>
        <SelectField
          label={t('calendar.field.calendar')}
          value={String(values.calendar)}
          error={errors.calendar}
          hint={values.calendar === 'Personal' ? t('calendar.onlyYou') : undefined}
          options={options}
          onChoose={(calendar) => change({ calendar: choiceFrom(calendar) })}
        />
      </div>
      <WhenFields form={form} />
      <RecurrenceField values={values} error={errors.rrule} onChange={(rrule) => change({ rrule })} />
      <ReminderField value={values.reminders} onChange={(reminders) => change({ reminders })} />
      <GuestField value={values.guests} error={errors.guests} onChange={(guests) => change({ guests })} />
      <FreeBusy
        event={event}
        guests={values.guests}
        times={shownTimes(values)}
        onTimes={(times) => change(timesIn(values.timeZone, times))}
      />
      <TextField
        label={t('calendar.field.location')}
        value={values.location}
        error={errors.location}
        dir="auto"
        onChange={(event) => change({ location: event.currentTarget.value })}
      />
      <TextField
        label={t('calendar.field.conference')}
        type="url"
        inputMode="url"
        dir="ltr"
        value={values.conference}
        error={errors.conference}
        onChange={(event) => change({ conference: event.currentTarget.value })}
      />
      <TextField
        label={t('calendar.field.url')}
        type="url"
        inputMode="url"
        dir="ltr"
        value={values.url}
        error={errors.url}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <SelectField
        label={t('calendar.field.isFree')}
        value={values.isFree ? 'free' : 'busy'}
        options={[
          { value: 'busy', label: t('calendar.busy') },
          { value: 'free', label: t('calendar.free') },
        ]}
        onChoose={(shown) => change({ isFree: shown === 'free' })}
      />
      {isOwn && values.calendar !== 'Personal' && (
        <Check checked={values.isPrivate} onChange={(event) => change({ isPrivate: event.currentTarget.checked })}>
          {t('calendar.isPrivate')}
        </Check>
      )}
      {hasDescription || values.description ? (
        <RichTextField
          key={form.round}
          label={t('calendar.field.description')}
          initial={values.description}
          error={errors.description}
          onChange={(description) => change({ description })}
        />
      ) : (
        <button type="button" className={classes.more} onClick={() => setDescription(true)}>
          <IconPlus size={16} stroke={2} aria-hidden="true" />
          {t('calendar.addDescription')}
        </button>
      )}
    </>
  );
}

const offered = [0, 5, 10, 15, 30, 60, 120, 24 * 60, 2 * 24 * 60, 7 * 24 * 60];
const most = 5;
const units = [
  ['weeks', 7 * 24 * 60],
  ['days', 24 * 60],
  ['hours', 60],
  ['minutes', 1],
] as const;

interface Props {
  /** Minutes before the start. */
  value: readonly number[];
  onChange: (minutes: number[]) => void;
}

/** The reader's own reminders. */
function ReminderField({ value, onChange }: Props) {
  const { t } = useTranslation();
  const text = (minutes: number) => {
    if (minutes === 0) return t('calendar.reminder.atStart');
    const [unit, length] = units.find(([, each]) => minutes % each === 0) ?? ['minutes', 1];
    return t(`calendar.reminder.${unit}`, { count: minutes / length });
  };
  const left = offered.filter((minutes) => !value.includes(minutes));
  return (
    <div className={classes.group}>
      {value.length < most ? (
        <SelectField
          label={t('calendar.field.reminders')}
          value=""
          options={[
            { value: '', label: t('calendar.reminder.add') },
            ...left.map((minutes) => ({ value: String(minutes), label: text(minutes) })),
          ]}
          onChoose={(chosen) => chosen && onChange([...value, Number(chosen)].sort((a, b) => a - b))}
        />
      ) : (
        <span>{t('calendar.field.reminders')}</span>
      )}
      {value.length > 0 && (
        <ChipList
          items={value}
          textOf={text}
          removeLabel={(minutes) => t('ui.named', { name: t('calendar.reminder.remove'), value: text(minutes) })}
          onRemove={(minutes) => onChange(value.filter((one) => one !== minutes))}
        />
      )}
    </div>
  );
}
