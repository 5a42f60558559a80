import type { LayoutOption } from '#web/layout.ts';
import styles from './layout-picture.module.css';

/** A miniature page laid out by one value of an option; drawn in `layout-picture.module.css`. */
export function LayoutPicture({ option, value }: { option: LayoutOption; value: string }) {
  const isDark = option === 'skin' && value === 'dark';
  const hasDarkMenu = option === 'skin' && value === 'semi-dark';
  return (
    <span className={styles.page} data-picture={value} data-color-scheme={isDark ? 'dark' : undefined} aria-hidden="true">
      <span className={styles.menu} data-color-scheme={hasDarkMenu ? 'dark' : undefined} />
      <span className={styles.bar} />
      <span className={styles.card} />
      <span className={styles.card} />
      <span className={styles.card} />
    </span>
  );
}
