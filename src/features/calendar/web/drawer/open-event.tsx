import { useTranslation } from '#web/i18n.ts';
import { SidePanel } from '#web/ui/side-panel.tsx';
import panel from '#web/ui/side-panel-form.module.css';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import type { CalendarEvent } from '../../contract.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { EventEditor } from './event-editor.tsx';
import { EventFacts } from './event-facts.tsx';
import { ExportButton } from './export-button.tsx';

interface Props {
  /** As it is among those that are shown, or as the server answered last. */
  event: CalendarEvent;
  /** Another one begins the fields anew. */
  round: number;
  actions: CalendarActions;
  /** Told of what stands there after a change. */
  onSaved: (event: CalendarEvent) => void;
  onClose: () => void;
}

/** An open event beside the calendar: its fields for who may change it, else all that is said of it. */
export function OpenEvent({ event, round, actions, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const { isEditable } = event.extendedProps;
  const label = t(isEditable ? 'calendar.editEvent' : 'calendar.showEvent');
  return (
    <SidePanel isNarrow label={label} onClose={onClose}>
      {isEditable ? (
        <EventEditor key={round} event={event} actions={actions} onSaved={onSaved} onClose={onClose} />
      ) : (
        <>
          <SidePanelHead start={label} status="idle" tools={<ExportButton event={event} />} onClose={onClose} />
          <div className={panel.body}>
            <AnswerButtons event={event} />
            <EventFacts event={event} />
          </div>
        </>
      )}
    </SidePanel>
  );
}
