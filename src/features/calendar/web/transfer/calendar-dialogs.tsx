import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { useTranslation } from '#web/i18n.ts';
import { listFormat } from '#web/intl.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CountList } from '#web/ui/count-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { calendarNames } from '../../contract.ts';
import { importCalendar } from '../../transfer-contract.ts';
import type { CalendarDialog, CalendarPlace } from '../calendar-place.ts';
import { type CalendarChoice, choiceFrom, useCalendars } from '../calendars/use-calendars.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { LeftOutList } from './left-out-list.tsx';
import { saveExport } from './save-export.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';

interface Props {
  dialog: CalendarDialog;
  place: CalendarPlace;
  actions: CalendarActions;
  onClose: () => void;
}

export function CalendarDialogs({ dialog, place, actions, onClose }: Props) {
  if (dialog === 'import') return <ImportDialog actions={actions} onClose={onClose} />;
  if (dialog === 'export') return <ExportDialog place={place} onClose={onClose} />;
  return <SubscriptionDialog onClose={onClose} />;
}

function ExportDialog({ place, onClose }: { place: CalendarPlace; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const { own } = useCalendars();
  const shown = own.filter(({ id }) => !place.hidden.includes(id));
  const isNone = place.calendars.length === 0 && shown.length === 0;
  const chosen = isNone ? calendarNames : place.calendars;
  const chosenOwn = isNone ? own : shown;
  const names = [...chosen.map((name) => t(`calendar.name.${name}`)), ...chosenOwn.map(({ name }) => name)];
  const save = async () => {
    setSaving(true);
    const isSaved = await saveExport(t, { calendars: [...chosen], ownCalendars: chosenOwn.map(({ id }) => id) }, t('menu.calendar'));
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <ConfirmDialog
      title={t('calendar.export.title')}
      text={t('calendar.export.text', { names: listFormat(i18n.language).format(names) })}
      confirmLabel={t('calendar.export.save')}
      cancelLabel={t('ui.form.cancel')}
      isBusy={isSaving}
      onConfirm={() => void save()}
      onClose={onClose}
    />
  );
}

function ImportDialog({ actions, onClose }: { actions: CalendarActions; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { options } = useCalendars();
  const [file, setFile] = useState<File>();
  const [calendar, setCalendar] = useState<CalendarChoice>('Personal');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [result, setResult] = useState<AnswerOf<typeof importCalendar>>();

  const submit = async () => {
    if (!file) return setFailure(t('calendar.import.noFile'));
    setSending(true);
    setFailure('');
    try {
      const answer = await call(importCalendar, { query: { ...targetOf(calendar), timeZone: readerZone() } }, { rawBody: file });
      setResult(answer);
      const { added, updated, canceled = 0, todos, changeId } = answer;
      const count = added + updated + canceled + (todos ? todos.added + todos.updated + todos.canceled : 0);
      if (changeId !== null) actions.offerUndo(t('calendar.import.done', { count }), changeId);
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
  if (!result)
    return (
      <DialogForm
        title={t('calendar.import.title')}
        text={t('calendar.import.text')}
        submitLabel={t('common.import')}
        isSending={isSending}
        failure={failure}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <FileDrop
          label={t('calendar.import.file')}
          text={file?.name ?? t('common.orDropHere')}
          accept=".ics,.ical,text/calendar"
          onChoose={setFile}
        />
        <SelectField
          label={t('calendar.import.calendar')}
          hint={t('calendar.import.calendarHint')}
          value={String(calendar)}
          options={options}
          onChoose={(name) => setCalendar(choiceFrom(name))}
        />
      </DialogForm>
    );
  const { added, updated, canceled, todos, skipped, notNamed, remarks } = result;
  return (
    <Dialog title={t('calendar.import.title')} onClose={onClose}>
      <DialogBody role="status" buttons={<Button onClick={onClose}>{t('ui.close')}</Button>}>
        <CountList
          counts={[
            { label: t('calendar.import.added'), count: added },
            { label: t('calendar.import.updated'), count: updated },
            ...(canceled ? [{ label: t('calendar.import.canceled'), count: canceled }] : []),
            ...(todos ? [{ label: t('calendar.import.todos'), count: todos.added + todos.updated + todos.canceled }] : []),
            { label: t('calendar.import.skipped'), count: skipped.length + (notNamed ?? 0) },
          ]}
        />
        <LeftOutList label={t('calendar.import.skipped')} items={skipped} notNamed={notNamed ?? 0} />
        <LeftOutList label={t('calendar.import.remarks')} items={remarks ?? []} />
      </DialogBody>
    </Dialog>
  );
}

const targetOf = (calendar: CalendarChoice) => (typeof calendar === 'number' ? { ownCalendarId: calendar } : { calendar });
