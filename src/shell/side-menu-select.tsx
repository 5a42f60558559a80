import { useRouter } from '@tanstack/react-router';
import type { MenuEntry } from './menu-list.ts';
import styles from './shell-layout.module.css';
import { useSideMenu } from './side-menu-lines.ts';

/** The side menu as a select above the page, when there is no room beside it. */
export function SideMenuSelect({ entry, path }: { entry: MenuEntry; path: string }) {
  const router = useRouter();
  const { label, lines, current } = useSideMenu(entry, path);
  return (
    <select
      className={styles.sideSelect}
      aria-label={label}
      value={current}
      onChange={(event) => void router.navigate({ href: event.currentTarget.value })}
    >
      {lines.map((line) => (
        <option key={line.href} value={line.href}>
          {line.label}
        </option>
      ))}
    </select>
  );
}
