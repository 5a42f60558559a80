import { useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { LinkedHere } from '#web/links/linked-here.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SidePanelForm } from '#web/ui/side-panel-form.tsx';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import type { CalendarEvent } from '../../contract.ts';
import type { ChangeScope } from '../apply-event-change.ts';
import { ScopeDialog } from '../scope-dialog.tsx';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { EventFields } from './event-fields.tsx';
import { ExportButton } from './export-button.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { useSavedEvent } from './use-saved-event.ts';
import { useSavingFields } from './use-saving-fields.ts';

interface Props {
  event: CalendarEvent;
  actions: CalendarActions;
  onSaved: (event: CalendarEvent) => void;
  onClose: () => void;
}

/** An open event whose fields save themselves. */
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
              // What was written before was meant as it was said then.
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
