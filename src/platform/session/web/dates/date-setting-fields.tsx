import { useState } from 'react';
import { type DateSetting, hourCycles, weekStarts } from '#contract/date-setting.ts';
import { type Language, languages } from '#contract/languages.ts';
import { call } from '#web/api-client.ts';
import { dateSetting } from '#web/dates/date-setting.ts';
import { atNoon, formatAhead, formatClock, formatMoment, plainFormat } from '#web/dates/format-date.ts';
import { addDays } from '#web/dates/plain-day.ts';
import { deviceZone, readerZone } from '#web/dates/reader-zone.ts';
import { usualHourCycle } from '#web/dates/usual-hour-cycle.ts';
import { usualWeekStart, weekStart, weekStartDays } from '#web/dates/week-start.ts';
import { changeLanguage, useTranslation } from '#web/i18n.ts';
import { readSession, updateSession } from '#web/session-store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { updateDateSetting } from '../../date-contract.ts';
import classes from './date-setting-fields.module.css';
import { shownName, ZoneField } from './zone-field.tsx';

const dayMs = 86_400_000;
// 4 January 1970 was a Sunday.
const aSunday = '1970-01-04';

/** Language, time zone, and date and time formats. Each choice takes effect at once, everywhere. */
export function DateSettingFields() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { keep, failure } = useKeepDates();
  const setting = dateSetting();
  const weekday = (day: number) => plainFormat(language, { weekday: 'long' }).format(atNoon(addDays(aSunday, day)));
  const byLanguage = (what: string) => ({ value: '', label: t('session.dates.byLanguage', { what }) });
  const now = new Date();
  return (
    <div className={classes.fields}>
      <SelectField
        label={t('session.language')}
        value={language}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        onChoose={(code) => void changeLanguage(code as Language)}
      />
      <ZoneField
        value={setting.timeZone}
        otherwise={{ text: t('session.dates.asDevice', { zone: shownName(deviceZone()) }), zone: deviceZone() }}
        onChoose={(timeZone) => keep({ timeZone })}
      />
      <div className={classes.pair}>
        <SelectField
          label={t('session.dates.hours')}
          value={setting.hourCycle ?? ''}
          options={[
            byLanguage(t(`session.dates.cycle.${usualHourCycle(language)}`)),
            ...hourCycles.map((value) => ({ value, label: t(`session.dates.cycle.${value}`) })),
          ]}
          onChoose={(value) => keep({ hourCycle: hourCycles.find((one) => one === value) ?? null })}
        />
        <SelectField
          label={t('session.dates.weekStart')}
          value={setting.weekStart ?? ''}
          options={[
            byLanguage(weekday(usualWeekStart(language))),
            ...weekStarts.map((value) => ({ value, label: weekday(weekStartDays[value]) })),
          ]}
          onChoose={(value) => keep({ weekStart: weekStarts.find((one) => one === value) ?? null })}
        />
      </div>
      <section className={classes.example} aria-label={t('session.dates.example')} aria-live="polite">
        <strong>{formatMoment(now, language)}</strong>
        <span>
          {[formatClock(now, language), formatAhead(new Date(now.getTime() + dayMs), language, now)].join(' · ')}
          {' · '}
          {t('session.dates.week', { first: weekday(weekStart(language)), last: weekday((weekStart(language) + 6) % 7) })}
        </span>
        <span>
          <bdi>{readerZone().replaceAll('_', ' ')}</bdi>
        </span>
      </section>
      {failure && <FormFailure text={failure} />}
    </div>
  );
}

// Requests are sent in sequence so that the last choice wins.
let sent: Promise<unknown> = Promise.resolve();

interface KeptDates {
  keep: (change: Partial<DateSetting>) => void;
  /** Error text of the last failed change. */
  failure: string;
}

/** Saves date formats: optimistic in all tabs, rolled back with a message on failure. */
function useKeepDates(): KeptDates {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const [failure, setFailure] = useState('');
  const failed = t('session.dates.notKept');
  const keep = (change: Partial<DateSetting>) =>
    attempt(failed, async () => {
      const before = dateSetting();
      setFailure('');
      show({ ...before, ...change });
      const sending = sent.then(() => call(updateDateSetting, { body: change }));
      sent = sending.catch(() => undefined);
      await sending.catch((error: unknown) => {
        const names = Object.keys(change) as (keyof DateSetting)[];
        show({ ...dateSetting(), ...Object.fromEntries(names.map((name) => [name, before[name]])) });
        // The toast is hidden behind the dialog.
        setFailure(failed);
        throw error;
      });
    });
  return { keep: (change) => void keep(change), failure };
}

/** Writes to where the server's response will be stored. */
function show(dates: DateSetting): void {
  const userData = readSession()?.userData;
  if (userData) updateSession({ ...userData, dates });
}
