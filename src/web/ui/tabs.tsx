import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { nextTab } from './next-tab.ts';
import classes from './tabs.module.css';

interface Tab {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Content after its name, such as a count. */
  end?: ReactNode;
  isOff?: boolean;
  content: ReactNode;
}

interface Props {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  look?: 'line' | 'pills' | 'boxed';
  /** Vertical tabs, at the inline start or end of their panel. */
  isUpright?: boolean;
  align?: 'start' | 'center' | 'end' | 'fill';
}

/** Tabs that show one panel at a time. Arrow keys, Home and End move between tabs. For tabs with addresses use `TabLinks`. */
export function Tabs({ label, tabs, look = 'line', isUpright = false, align = 'start' }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(tabs[0].key);
  const shown = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  const go = (event: KeyboardEvent) => {
    const open = tabs.filter(({ isOff = false }) => !isOff);
    const at = nextTab(event.key, { at: open.indexOf(shown), count: open.length, isRtl: i18n.dir() === 'rtl', isUpright });
    const next = at === undefined ? undefined : open[at];
    if (!next) return;
    event.preventDefault();
    choose(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')[open.indexOf(next)]?.focus();
  };
  return (
    <div className={classes.place} data-upright={isUpright || undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isUpright ? 'vertical' : undefined}
        className={classes.list}
        data-look={look}
        data-align={align}
        onKeyDown={go}
      >
        {tabs.map(({ key, label: name, icon, end, isOff = false }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-controls={`${id}panel`}
            aria-selected={key === shown.key}
            tabIndex={key === shown.key ? 0 : -1}
            disabled={isOff}
            className={classes.tab}
            onClick={() => choose(key)}
          >
            {icon}
            {name}
            {end}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown.key}`} className={classes.panel}>
        {shown.content}
      </div>
    </div>
  );
}
