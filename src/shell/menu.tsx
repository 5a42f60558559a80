import { useTranslation } from '#web/i18n.ts';
import styles from './menu.module.css';
import { MenuEntryLine } from './menu-entry-line.tsx';
import type { MenuGroup } from './menu-list.ts';

export function Menu({ groups, path }: { groups: readonly MenuGroup[]; path: string }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.menu} aria-label={t('shell.mainMenu')}>
      {groups.map((group) => (
        <div key={group.label}>
          <p className={styles.group} aria-hidden="true">
            <span>{t(group.label)}</span>
          </p>
          <ul className={styles.list} aria-label={t(group.label)}>
            {group.entries.map((entry) => (
              <MenuEntryLine key={entry.label} entry={entry} path={path} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
