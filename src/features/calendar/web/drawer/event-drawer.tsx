import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDownload, IconTrash } from '#web/icons.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useSession } from '#web/session-store.ts';
import { FormDrawer } from '#web/ui/form-drawer.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { CalendarEvent, CalendarName } from '../../contract.ts';
import type { ChangeScope } from '../apply-event-change.ts';
import type { EventTimes } from '../event-times.ts';
import { ScopeDialog } from '../scope-dialog.tsx';
import { saveExport } from '../transfer/save-export.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventFields } from './event-fields.tsx';
import { isSame, newEventOf, newValues, patchOf, shownEvent, usualCalendar, valuesOf } from './event-values.ts';
import { useEventForm } from './use-event-form.ts';
import { wrongTimes } from './wrong-times.ts';

interface Props {
  /** Null: a new one. */
  event: CalendarEvent | null;
  begun: EventTimes;
  /** Those that are shown: a new event stands in the first of them. */
  calendars: readonly CalendarName[];
  actions: CalendarActions;
  onClose: () => void;
}

type Asked = { kind: 'change' | 'remove'; scopes?: readonly ChangeScope[]; version?: number };

/** An event with all its fields. */
export function EventDrawer({ event, begun, calendars, actions, onClose }: Props) {
  const { t } = useTranslation();
  const session = useSession();
  const mayRemove = useCan('delete', 'Calendar');
  const [asked, setAsked] = useState<Asked | null>(null);
  const form = useEventForm({
    event,
    begun: event ? valuesOf(event) : newValues(begun, usualCalendar(calendars)),
    draftKey: event ? `${event.id} ${event.extendedProps.occurrence ?? ''}` : 'new',
  });
  const { values, base, conflict } = form;
  const isEditable = event?.extendedProps.isEditable ?? true;
  const isRecurring = event !== null && event.extendedProps.occurrence !== null;
  const isGuest = event?.extendedProps.guests.some(({ personId }) => personId === session?.id) ?? false;

  const save = async (scope: ChangeScope, version: number) => {
    const isKept = await form.send(async () => {
      if (!event) return actions.add(newEventOf(values), shownEvent(values, null));
      const based = { ...event, extendedProps: { ...event.extendedProps, version } };
      await actions.change(based, patchOf(values, base), shownEvent(values, event), scope);
    });
    if (isKept) onClose();
  };
  const trySave = (version = form.baseVersion) => {
    const wrong = wrongTimes(values);
    if (!values.title.trim()) return form.refuse({ title: t('calendar.says.required') });
    if (wrong) return form.refuse({ [wrong.field]: reasonText(t, wrong.reason) });
    if (event && isSame(values, base)) return onClose();
    if (!isRecurring) return void save('all', version);
    // Another rule cannot be meant for one occurrence.
    setAsked({ kind: 'change', version, ...(values.rrule === base.rrule ? {} : { scopes: ['following', 'all'] as const }) });
  };
  const remove = (scope: ChangeScope) => {
    if (!event) return;
    form.forget();
    actions.remove(event, scope);
    onClose();
  };
  const answerScope = (scope: ChangeScope | null) => {
    setAsked(null);
    if (!scope || !asked) return;
    if (asked.kind === 'remove') remove(scope);
    else void save(scope, asked.version ?? form.baseVersion);
  };

  return (
    <>
      <FormDrawer
        title={t(event ? (isEditable ? 'calendar.editEvent' : 'calendar.showEvent') : 'calendar.newEvent')}
        form={form}
        focusesField={event === null}
        submitLabel={isEditable ? t(event ? 'calendar.save' : 'calendar.addIt') : undefined}
        onSubmit={() => trySave()}
        onClose={onClose}
        conflict={
          conflict && (
            <ConflictNote
              mine={values}
              current={conflict}
              onKeep={() => trySave(conflict.extendedProps.version)}
              onTake={form.takeCurrent}
            />
          )
        }
        foot={
          <>
            {event && isEditable && mayRemove && (
              <IconButton label={t('calendar.remove')} onClick={() => (isRecurring ? setAsked({ kind: 'remove' }) : remove('all'))}>
                <IconTrash size={20} stroke={1.75} />
              </IconButton>
            )}
            {event && (
              <IconButton label={t('calendar.exportOne')} onClick={() => void saveExport(t, { id: event.id }, event.title)}>
                <IconDownload size={20} stroke={1.75} />
              </IconButton>
            )}
          </>
        }
      >
        {event && isGuest && <AnswerButtons event={event} personId={session?.id ?? 0} />}
        {event && !isEditable ? <EventFacts event={event} /> : <EventFields form={form} event={event} />}
      </FormDrawer>
      {asked && event && (
        <ScopeDialog kind={asked.kind} event={event} {...(asked.scopes && { scopes: asked.scopes })} onAnswer={answerScope} />
      )}
    </>
  );
}
