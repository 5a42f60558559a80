import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconDots } from '#web/icons.ts';
import { FlyoutLine } from './flyout-line.tsx';
import { shownOf } from './folded.ts';
import styles from './horizontal-menu.module.css';
import type { MenuEntry, MenuGroup } from './menu-list.ts';
import { moveAlong } from './move-along.ts';
import { useDismissal } from './use-dismissal.ts';
import { useMenuScheme } from './use-menu-scheme.ts';
import { useOpenLine } from './use-open-line.ts';

interface HorizontalMenuProps {
  groups: readonly MenuGroup[];
  path: string;
  /** Link to the start page when no navbar above shows it. */
  brand?: ReactNode;
}

/** The menu as a bar below the navbar: each group opens below its name, and groups that don't fit collapse into *More*. */
export function HorizontalMenu(given: HorizontalMenuProps) {
  const { i18n } = useTranslation();
  // The key remounts the bar, so it is measured again when the language or the permitted groups change.
  return <Bar key={`${i18n.language} ${given.groups.map(({ label }) => label).join(' ')}`} {...given} />;
}

function Bar({ groups, path, brand }: HorizontalMenuProps) {
  const { t, i18n } = useTranslation();
  const menu = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const lines = useOpenLine();
  useDismissal(menu, path, lines.close);
  const shown = useShown(list, groups.length);
  const entries = useMemo(() => withMore(groups, shown), [groups, shown]);
  const [previous, next] = i18n.dir() === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  return (
    <nav ref={menu} className={styles.bar} aria-label={t('shell.mainMenu')} data-color-scheme={useMenuScheme()}>
      {brand}
      <ul ref={list} className={styles.list} onKeyDown={(event) => moveAlong(event, previous, next)}>
        {entries.map((entry) => (
          <FlyoutLine key={entry.label} entry={entry} path={path} lines={lines} align="start" />
        ))}
      </ul>
    </nav>
  );
}

/** The groups that fit, plus *More* with the others. */
function withMore(groups: readonly MenuGroup[], shown: number | undefined): MenuEntry[] {
  const more = { label: 'shell.more', icon: IconDots };
  // Renders *More* before measuring, so its width is measured too.
  if (shown === undefined) return [...groups, { ...more, entries: [] }];
  if (shown === groups.length) return [...groups];
  return [...groups.slice(0, shown), { ...more, entries: groups.slice(shown) }];
}

/** Returns how many groups fit, measured from their widths and the bar's; undefined before measuring. */
function useShown(list: { readonly current: HTMLUListElement | null }, count: number): number | undefined {
  const [shown, setShown] = useState<number>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const gap = Number.parseFloat(getComputedStyle(element).columnGap);
    const widths = [...element.children].map((child) => child.getBoundingClientRect().width + gap);
    const fold = () => setShown(shownOf(widths.slice(0, count), element.clientWidth + gap, widths[count] ?? 0));
    fold();
    const observer = new ResizeObserver(fold);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, count]);
  return shown;
}
