import type { CalendarDialog } from '../calendar-dialog.ts';
import type { CalendarPlace } from '../calendar-place.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { SubscriptionDialog } from './subscription-dialog.tsx';

interface Props {
  dialog: CalendarDialog;
  place: CalendarPlace;
  actions: CalendarActions;
  onClose: () => void;
}

/** The ways in and out of other calendars. */
export function CalendarDialogs({ dialog, place, actions, onClose }: Props) {
  if (dialog === 'import') return <ImportDialog actions={actions} onClose={onClose} />;
  if (dialog === 'export') return <ExportDialog place={place} onClose={onClose} />;
  return <SubscriptionDialog onClose={onClose} />;
}
