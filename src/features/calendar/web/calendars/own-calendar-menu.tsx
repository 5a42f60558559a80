import { useRights } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconEdit, IconPlus, IconRefresh, IconRss, IconTrash } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Floating } from '#web/ui/floating.tsx';
import type { OwnCalendar } from '../../own-calendar-contract.ts';
import type { OwnCalendarTask } from './own-calendar-dialog.tsx';
import { useOwnCalendarActions } from './use-own-calendar-actions.ts';

interface Props {
  anchor: HTMLElement;
  /** One of the person's own calendars; undefined to add one. */
  calendar: OwnCalendar | undefined;
  onTask: (task: OwnCalendarTask) => void;
  onClose: () => void;
}

export function OwnCalendarMenu({ anchor, calendar, onTask, onClose }: Props) {
  const { t } = useTranslation();
  const rights = useRights('Calendar');
  const actions = useOwnCalendarActions();
  return (
    <Floating
      anchor={anchor}
      align="end"
      role="menu"
      label={calendar ? t('calendar.own.menu', { name: calendar.name }) : t('calendar.own.addOne')}
      onClose={onClose}
    >
      {!calendar && (
        <>
          <DropdownItem icon={<IconPlus />} onChoose={() => onTask('add')}>
            {t('calendar.own.add')}
          </DropdownItem>
          <DropdownItem icon={<IconRss />} onChoose={() => onTask('subscribe')}>
            {t('calendar.own.subscribe')}
          </DropdownItem>
        </>
      )}
      {calendar && rights.update && (
        <DropdownItem icon={<IconEdit />} onChoose={() => onTask(calendar)}>
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
          {t('common.delete')}
        </DropdownItem>
      )}
    </Floating>
  );
}
