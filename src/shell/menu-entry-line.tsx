import { useState } from 'react';
import { IconChevronDown } from '#web/icons.ts';
import styles from './menu.module.css';
import { MenuLineContent } from './menu-line-content.tsx';
import { isAt, isWithin, type MenuEntry } from './menu-list.ts';

/** A menu item: a link, or a heading that expands to subitems. */
export function MenuEntryLine({ entry, path }: { entry: MenuEntry; path: string }) {
  const { entries, href } = entry;
  const [open, setOpen] = useState(() => isWithin(path, entry));
  if (!entries) {
    return (
      <li>
        <a className={styles.line} href={href} aria-current={isAt(path, entry) ? 'page' : undefined}>
          <MenuLineContent entry={entry} />
        </a>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className={styles.line} aria-expanded={open} onClick={() => setOpen(!open)}>
        <MenuLineContent entry={entry} />
        <IconChevronDown className={styles.chevron} />
      </button>
      {open && (
        <ul className={styles.list} data-inner>
          {entries.map((inner) => (
            <MenuEntryLine key={inner.label} entry={inner} path={path} />
          ))}
        </ul>
      )}
    </li>
  );
}
