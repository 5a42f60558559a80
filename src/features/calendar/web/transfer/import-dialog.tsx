import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type CalendarName, calendarNames } from '../../contract.ts';
import { importCalendar } from '../../transfer-contract.ts';
import { readerZone } from '../drawer/event-values.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import classes from './dialog-form.module.css';

/** Takes in the events of an iCalendar file, and says what became of them. */
export function ImportDialog({ actions, onClose }: { actions: CalendarActions; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [calendar, setCalendar] = useState<CalendarName>('Personal');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [result, setResult] = useState<AnswerOf<typeof importCalendar>>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setFailure(t('calendar.import.noFile'));
    setSending(true);
    setFailure('');
    try {
      const answer = await call(importCalendar, { query: { calendar, timeZone: readerZone() } }, { rawBody: file });
      setResult(answer);
      const { added, updated, changeId } = answer;
      if (changeId !== null) actions.offerUndo(t('calendar.import.done', { count: added + updated }), changeId);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 500;
      setFailure(
        t(
          status === 0
            ? 'calendar.failed.offline'
            : status === 413
              ? 'calendar.import.tooLarge'
              : status < 500
                ? 'calendar.import.notRead'
                : 'calendar.failed.server',
        ),
      );
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
    }
  };
  return (
    <Dialog title={t('calendar.import.title')} onClose={onClose}>
      {result ? (
        <div className={classes.form} role="status">
          <dl className={classes.counts}>
            {(['added', 'updated'] as const).map((name) => (
              <div key={name}>
                <dt>{t(`calendar.import.${name}`)}</dt>
                <dd>{result[name]}</dd>
              </div>
            ))}
            <div>
              <dt>{t('calendar.import.skipped')}</dt>
              <dd>{result.skipped.length + (result.notNamed ?? 0)}</dd>
            </div>
          </dl>
          {result.skipped.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
            <ul className={classes.skipped} tabIndex={0} aria-label={t('calendar.import.skipped')}>
              {result.skipped.map(({ title, line, why }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same event may be skipped twice.
                <li key={index}>
                  {t('calendar.import.line', { line })} <bdi>{title}</bdi> — {reasonText(t, why)}
                </li>
              ))}
            </ul>
          )}
          <div className={classes.buttons}>
            <Button onClick={onClose}>{t('ui.close')}</Button>
          </div>
        </div>
      ) : (
        <form className={classes.form} onSubmit={(event) => void submit(event)}>
          <p className={classes.text}>{t('calendar.import.text')}</p>
          <div className={classes.file} data-chosen={file ? true : undefined}>
            <label htmlFor={id}>{t('calendar.import.file')}</label>
            <span dir="auto" aria-hidden="true">
              {file?.name ?? t('calendar.import.drop')}
            </span>
            <input id={id} type="file" accept=".ics,.ical,text/calendar" onChange={(event) => setFile(event.currentTarget.files?.[0])} />
          </div>
          <SelectField
            label={t('calendar.import.calendar')}
            hint={t('calendar.import.calendarHint')}
            value={calendar}
            options={calendarNames.map((name) => ({ value: name, label: t(`calendar.name.${name}`) }))}
            onChoose={(name) => setCalendar(name as CalendarName)}
          />
          <FormFailure text={failure} />
          <div className={classes.buttons}>
            <Button look="outline" onClick={onClose}>
              {t('calendar.cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('calendar.import.start')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
