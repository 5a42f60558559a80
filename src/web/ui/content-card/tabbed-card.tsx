import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { nextTab } from '../next-tab.ts';
import classes from './tabbed-card.module.css';

interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** Accessible name of the tab list. */
  label: string;
  look?: 'tabs' | 'pills';
  tabs: readonly [Tab, ...Tab[]];
}

/** A card with tabs in its header. Arrow keys, Home and End move between tabs. */
export function TabbedCard({ label, look = 'tabs', tabs }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(tabs[0].key);
  const shown = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  const go = (event: KeyboardEvent) => {
    const at = nextTab(event.key, { at: tabs.indexOf(shown), count: tabs.length, isRtl: i18n.dir() === 'rtl' });
    const next = at === undefined ? undefined : tabs[at];
    if (at === undefined || !next) return;
    event.preventDefault();
    choose(next.key);
    list.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <section className={classes.card} aria-label={label}>
      <div ref={list} role="tablist" aria-label={label} className={classes.list} data-look={look} onKeyDown={go}>
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-controls={`${id}panel`}
            aria-selected={key === shown.key}
            tabIndex={key === shown.key ? 0 : -1}
            className={classes.tab}
            onClick={() => choose(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${shown.key}`} className={classes.panel}>
        {shown.content}
      </div>
    </section>
  );
}
