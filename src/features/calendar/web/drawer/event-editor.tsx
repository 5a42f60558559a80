import { useId, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { changedFields } from '#web/changed-fields.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload, IconTrash } from '#web/icons.ts';
import { LinkedHere } from '#web/links/linked-here.tsx';
import choiceStyles from '#web/ui/choice.module.css';
import { ConflictPanel } from '#web/ui/conflict-panel.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SidePanelForm } from '#web/ui/side-panel-form.tsx';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import type { CalendarEvent } from '../../contract.ts';
import type { ChangeScope } from '../apply-event-change.ts';
import { placeOf, useCalendars } from '../calendars/use-calendars.ts';
import { ScopeDialog } from '../scope-dialog.tsx';
import { saveExport } from '../transfer/save-export.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import classes from './event-editor.module.css';
import { EventFields } from './event-fields.tsx';
import { type EventValues, sentValues, timeNames, valuesOf } from './event-values.ts';
import { useSavedEvent, useSavingFields } from './use-saved-event.ts';

interface Props {
  event: CalendarEvent;
  actions: CalendarActions;
  onSaved: (event: CalendarEvent) => void;
  onClose: () => void;
}

/** Drawer for an open event with fields that save automatically. */
export function EventEditor({ event, actions, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const mayRemove = useCan('delete', 'Calendar');
  const [scope, setScope] = useState<ChangeScope>('this');
  const [isRemoving, setRemoving] = useState(false);
  const { form, status, saveNow, keepMine, giveUp } = useSavedEvent({ event, scope, actions, onSaved });
  const { occurrence, isException } = event.extendedProps;
  const fields = useSavingFields({ form, saveNow, onRule: () => scope === 'this' && setScope('following') });
  const { values, base, conflict } = form;
  const remove = (meant: ChangeScope) => {
    giveUp();
    onClose();
    actions.remove(event, meant);
  };
  return (
    <>
      <SidePanelHead
        start={t('calendar.editEvent')}
        status={status}
        tools={
          <>
            <ExportButton event={event} />
            {mayRemove && (
              <IconButton label={t('calendar.remove')} onClick={() => (occurrence === null ? remove('all') : setRemoving(true))}>
                <IconTrash />
              </IconButton>
            )}
          </>
        }
        onClose={onClose}
      />
      <SidePanelForm
        form={form}
        hasFailed={status === 'failed'}
        onSave={saveNow}
        onLeave={() => !values.title.trim() && form.change({ title: base.title })}
      >
        {conflict && <ConflictNote mine={values} base={base} current={conflict} onKeep={keepMine} onTake={form.takeCurrent} />}
        <LinkedHere kind="event" id={event.id} />
        <AnswerButtons event={event} />
        {occurrence !== null && (
          <ScopeChoice
            value={scope}
            isException={isException}
            isRuleChanged={values.rrule !== base.rrule}
            onChoose={(chosen) => {
              // Saves earlier edits with the previous scope.
              saveNow();
              setScope(chosen);
            }}
          />
        )}
        <EventFields form={fields} event={event} />
      </SidePanelForm>
      {isRemoving && (
        <ScopeDialog
          kind="remove"
          event={event}
          onAnswer={(meant) => {
            setRemoving(false);
            if (meant) remove(meant);
          }}
        />
      )}
    </>
  );
}

interface ScopeProps {
  value: ChangeScope;
  isException: boolean;
  isRuleChanged: boolean;
  onChoose: (scope: ChangeScope) => void;
}

function ScopeChoice({ value, isException, isRuleChanged, onChoose }: ScopeProps) {
  const { t } = useTranslation();
  const name = useId();
  // Changes of the whole series would not be visible in an exception.
  const offered: readonly ChangeScope[] = isException ? ['this', 'following'] : ['this', 'following', 'all'];
  const hint = isRuleChanged ? t('calendar.scope.rule') : isException ? t('calendar.scope.exception') : '';
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('calendar.scope.for')}</legend>
      <div className={classes.segments}>
        {offered.map((scope) => (
          <label key={scope} className={`${choiceStyles.choice} ${classes.segment}`}>
            <input type="radio" name={name} checked={value === scope} onChange={() => onChoose(scope)} />
            {t(`calendar.scope.${scope}`)}
          </label>
        ))}
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
    </fieldset>
  );
}

interface ConflictProps {
  mine: EventValues;
  base: EventValues;
  current: CalendarEvent;
  onKeep: () => void;
  onTake: () => void;
}

const told = [
  'title',
  'calendar',
  'startDay',
  'startTime',
  'endDay',
  'endTime',
  'guests',
  'location',
  'conference',
  'url',
  'description',
] as const;

/** Reports that someone else changed the event, shows both versions, and lets the person choose. */
function ConflictNote({ mine, base, current, onKeep, onTake }: ConflictProps) {
  const { t } = useTranslation();
  const { faceOf } = useCalendars();
  const theirs = valuesOf(current);
  const [begun, own, other] = [base, mine, theirs].map(sentValues) as [Sent, Sent, Sent];
  const touched = [changedFields(begun, own), changedFields(begun, other), changedFields(own, other)];
  const isTouched = (name: keyof Sent) => touched.every((names) => names.includes(name));
  const rows = told.filter((name) => (timeNames.some((one) => one === name) ? isTouched('when') : isTouched(name as keyof Sent)));
  const text = (values: EventValues, name: (typeof told)[number]): string => {
    if (name === 'calendar') return faceOf(placeOf(values.calendar)).kind;
    if (name === 'guests') return values.guests.map((guest) => guest.name || guest.email).join(', ');
    return name === 'description' ? values.description.replaceAll(/<[^>]*>/g, ' ').trim() : values[name];
  };
  return (
    <ConflictPanel
      title={t('calendar.conflict.title')}
      rows={rows
        .map((name) => ({ name, label: t(`calendar.field.${name}`), mine: text(mine, name), theirs: text(theirs, name) }))
        .filter((row) => row.mine !== row.theirs)}
      onKeep={onKeep}
      onTake={onTake}
    />
  );
}

type Sent = ReturnType<typeof sentValues>;

export function ExportButton({ event: { id, title } }: { event: CalendarEvent }) {
  const { t } = useTranslation();
  return (
    <IconButton label={t('calendar.exportOne')} onClick={() => void saveExport(t, { id }, title)}>
      <IconDownload />
    </IconButton>
  );
}
