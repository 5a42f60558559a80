import { useState } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown } from '#web/icons.ts';
import styles from './menu.module.css';
import { isAt, type MenuEntry, trailTo } from './menu-list.ts';

/** A line of the menu: a link, or a heading that opens to further lines. */
export function MenuEntryLine({ entry, path }: { entry: MenuEntry; path: string }) {
  const { t, i18n } = useTranslation();
  const { entries, href, icon: Icon, unread = 0 } = entry;
  const [open, setOpen] = useState(() => entries !== undefined && trailTo([{ label: '', entries }], path).length > 0);
  const text = (
    <>
      {Icon ? <Icon /> : <span className={styles.dot} aria-hidden="true" />}
      <span className={styles.text}>{t(entry.label)}</span>
      {unread > 0 && (
        <span className={styles.unread}>
          {formatNumber(unread, i18n.language)} <span className="visually-hidden">{t('ui.unreadHere')}</span>
        </span>
      )}
    </>
  );
  if (!entries) {
    return (
      <li>
        <a className={styles.line} href={href} aria-current={isAt(path, entry) ? 'page' : undefined}>
          {text}
        </a>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className={styles.line} aria-expanded={open} onClick={() => setOpen(!open)}>
        {text}
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
