import { type Language, languages } from '#contract/languages.ts';
import type { Command } from '#web/command.ts';
import { changeLanguage } from '#web/i18n.ts';
import {
  IconCalendarClock,
  IconDeviceDesktop,
  IconLanguage,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarRight,
  IconLogout,
  IconMoon,
  IconPrinter,
  IconSettings,
  IconSun,
} from '#web/icons.ts';
import { changeLayout, currentLayout } from '#web/layout-store.ts';
import { isMenuCollapsed } from '#web/menu-collapsed.ts';

export const shellCommands: readonly Command[] = [
  {
    ...{ id: 'shell:dark', label: 'shellCommands.dark', words: 'shellCommands.darkWords', icon: IconMoon },
    run: () => changeLayout({ skin: 'dark' }),
  },
  {
    ...{ id: 'shell:light', label: 'shellCommands.light', words: 'shellCommands.lightWords', icon: IconSun },
    run: () => changeLayout({ skin: 'light' }),
  },
  {
    ...{ id: 'shell:system', label: 'shellCommands.system', words: 'shellCommands.systemWords', icon: IconDeviceDesktop },
    run: () => changeLayout({ skin: 'auto' }),
  },
  {
    ...{ id: 'shell:language', label: 'shellCommands.language', words: 'shellCommands.languageWords', icon: IconLanguage },
    steps: [
      {
        is: 'choice',
        label: 'shellCommands.whichLanguage',
        options: async () => languages.map(({ code, name }) => ({ id: code, title: name })),
      },
    ],
    run: (_, [language]) => changeLanguage(language?.id as Language),
  },
  {
    ...{ id: 'shell:direction', label: 'shellCommands.direction', words: 'shellCommands.directionWords', icon: IconLayoutSidebarRight },
    run: () => changeLayout({ direction: currentLayout().direction === 'rtl' ? 'ltr' : 'rtl' }),
  },
  {
    ...{ id: 'shell:menu', label: 'shellCommands.menu', words: 'shellCommands.menuWords', icon: IconLayoutSidebarLeftCollapse },
    run: () => changeLayout({ menuCollapsed: !isMenuCollapsed() }),
  },
  {
    ...{ id: 'shell:customizer', label: 'shellCommands.customizer', words: 'shellCommands.customizerWords', icon: IconSettings },
    run: () => changeLayout({ customizer: currentLayout().customizer === 'on' ? 'off' : 'on' }),
  },
  {
    ...{ id: 'shell:dates', label: 'shellCommands.dates', words: 'shellCommands.datesWords', icon: IconCalendarClock },
    run: ({ showDates }) => showDates(),
  },
  {
    ...{ id: 'shell:print', label: 'shellCommands.print', words: 'shellCommands.printWords', icon: IconPrinter, keys: 'Mod+P' },
    run: () => window.print(),
  },
  {
    ...{ id: 'shell:logOut', label: 'shellCommands.logOut', words: 'shellCommands.logOutWords', icon: IconLogout },
    run: ({ logOut }) => logOut(),
  },
];
