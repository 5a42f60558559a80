import type { Command } from '#web/command.ts';
import { IconCalendar, IconCalendarEvent } from '#web/icons.ts';

const read = { action: 'read', subject: 'Calendar' } as const;

export const calendarCommands: readonly Command[] = [
  {
    ...{ id: 'calendar:add', label: 'calendarCommands.add', words: 'calendarCommands.addWords', icon: IconCalendarEvent },
    ...{ at: 'apps/calendar', needs: { action: 'create', subject: 'Calendar' }, href: '/apps/calendar?new=event' },
    creates: { label: 'calendarCommands.one', key: 'e' },
  },
  {
    ...{ id: 'calendar:today', label: 'calendarCommands.today', words: 'calendarCommands.todayWords', icon: IconCalendar },
    ...{ at: 'apps/calendar', needs: read, href: '/apps/calendar' },
  },
  {
    ...{ id: 'calendar:goTo', label: 'calendarCommands.goTo', words: 'calendarCommands.goToWords', icon: IconCalendarEvent },
    ...{ at: 'apps/calendar', needs: read },
    steps: [{ is: 'text', label: 'calendarCommands.which' }],
    run: (context, [day]) => import('./go-to-day.ts').then((module) => module.goToDay(context, day?.title ?? '')),
  },
];
