import { useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { FlyoutLine } from './flyout-line.tsx';
import styles from './menu.module.css';
import type { MenuGroup } from './menu-list.ts';
import { moveAlong } from './move-along.ts';
import { useDismissal } from './use-dismissal.ts';
import { type OpenLines, useOpenLine } from './use-open-line.ts';

interface FlyoutMenuProps {
  groups: readonly MenuGroup[];
  path: string;
}

/** The collapsed menu: icons whose names and subitems open in a flyout on hover and focus. */
export function FlyoutMenu({ groups, path }: FlyoutMenuProps) {
  const { t } = useTranslation();
  const menu = useRef<HTMLElement>(null);
  const lines = useOpenLine();
  useDismissal(menu, path, lines.close);
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('shell.mainMenu')} onWheel={lines.close}>
      {groups.map((group) => (
        <Group key={group.label} group={group} path={path} lines={lines} />
      ))}
    </nav>
  );
}

function Group({ group: { label, entries }, path, lines }: { group: MenuGroup; path: string; lines: OpenLines }) {
  const { t } = useTranslation();
  return (
    <div>
      <p className={styles.group} aria-hidden="true">
        <span>{t(label)}</span>
      </p>
      <ul className={styles.list} aria-label={t(label)} onKeyDown={(event) => moveAlong(event, 'ArrowUp', 'ArrowDown')}>
        {entries.map((entry) => (
          <FlyoutLine key={entry.label} entry={entry} path={path} lines={lines} align="beside" isPicture />
        ))}
      </ul>
    </div>
  );
}
