import { Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconEdit, IconPlus, IconRefresh, IconRss, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Floating } from '#web/ui/floating.tsx';
import { calendarColours, type OwnCalendar } from '../../own-calendar-contract.ts';
import type { OwnCalendarTask } from './own-calendar-dialog.tsx';
import { useOwnCalendarActions } from './use-own-calendar-actions.ts';

const OwnCalendarDialog = lazyPart(() => import('./own-calendar-dialog.tsx').then((module) => module.OwnCalendarDialog));

interface Props {
  /** Null while the menu is closed; what it began stays open. */
  anchor: HTMLElement | null;
  /** One of the person's own; undefined to add one. */
  calendar: OwnCalendar | undefined;
  calendars: readonly OwnCalendar[];
  onClose: () => void;
}

/** What can be done with a calendar of one's own, or the ways to one more. */
export function OwnCalendarMenu({ anchor, calendar, calendars, onClose }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Calendar');
  const actions = useOwnCalendarActions();
  const [task, setTask] = useState<OwnCalendarTask>();
  const nextColour = calendarColours.find((colour) => !calendars.some((one) => one.colour === colour)) ?? 'blue';
  return (
    <>
      {anchor && (
        <Floating
          anchor={anchor}
          align="end"
          role="menu"
          label={calendar ? t('calendar.own.menu', { name: calendar.name }) : t('calendar.own.addOne')}
          onClose={onClose}
        >
          {!calendar && (
            <>
              <DropdownItem icon={<IconPlus />} onChoose={() => setTask('add')}>
                {t('calendar.own.add')}
              </DropdownItem>
              <DropdownItem icon={<IconRss />} onChoose={() => setTask('subscribe')}>
                {t('calendar.own.subscribe')}
              </DropdownItem>
            </>
          )}
          {calendar && rights.update && (
            <DropdownItem icon={<IconEdit />} onChoose={() => setTask(calendar)}>
              {t('calendar.own.change')}
            </DropdownItem>
          )}
          {calendar?.subscription && rights.update && (
            <DropdownItem icon={<IconRefresh />} onChoose={() => actions.refresh(calendar)}>
              {t('calendar.own.refresh')}
            </DropdownItem>
          )}
          {calendar && rights.delete && (
            <DropdownItem icon={<IconTrash />} isDanger onChoose={() => actions.remove(calendar)}>
              {t('calendar.own.delete')}
            </DropdownItem>
          )}
        </Floating>
      )}
      <Suspense fallback={null}>
        {task && <OwnCalendarDialog task={task} colour={nextColour} actions={actions} onClose={() => setTask(undefined)} />}
      </Suspense>
    </>
  );
}
