import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronDown } from '#web/icons.ts';
import type { Align } from '#web/ui/place-beside.ts';
import styles from './flyout.module.css';
import { Flyout } from './flyout.tsx';
import menu from './menu.module.css';
import { MenuLineContent } from './menu-line-content.tsx';
import { isAt, isWithin, type MenuEntry } from './menu-list.ts';
import { moveAlong } from './move-along.ts';
import { type OpenLines, useOpenLine } from './use-open-line.ts';

interface FlyoutLineProps {
  entry: MenuEntry;
  path: string;
  lines: OpenLines;
  align: Align;
  /** Shows only its icon; its name appears in the flyout, which also opens on focus. */
  isPicture?: boolean;
}

/** A menu item whose subitems open in a flyout: on hover, on click, and with the arrow key in that direction. */
export function FlyoutLine({ entry, path, lines, align, isPicture = false }: FlyoutLineProps) {
  const { t, i18n } = useTranslation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { label, href, entries } = entry;
  const open = lines.open?.label === label ? lines.open : undefined;
  const trigger = place?.firstElementChild as HTMLElement | null | undefined;
  const hasFlyout = isPicture || entries !== undefined;

  const [onward, back] =
    align === 'start' ? ['ArrowDown', 'ArrowUp'] : i18n.dir() === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnTrigger = event.target === trigger;
    const closes = event.key === 'Escape' || (event.key === back && !isOnTrigger && align === 'beside');
    if (entries && isOnTrigger && event.key === onward) lines.enter(label);
    else if (open && closes) lines.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && lines.point(label);
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && lines.leave();
  const onFocus = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // Focus returning from the flyout must not reopen it.
    if (isPicture && !currentTarget.contains(relatedTarget) && target.matches(':focus-visible')) lines.show(label);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) lines.close();
  };
  return (
    <li ref={setPlace} {...(hasFlyout && { onKeyDown, onPointerEnter, onPointerLeave, onFocus, onBlur })}>
      {entries ? (
        <button
          type="button"
          className={menu.line}
          aria-expanded={open !== undefined}
          data-current={isWithin(path, entry) || undefined}
          data-side={align}
          onClick={() => lines.press(label)}
        >
          <MenuLineContent entry={entry} />
          <IconChevronDown className={menu.chevron} />
        </button>
      ) : (
        <a className={menu.line} href={href} aria-current={isAt(path, entry) ? 'page' : undefined}>
          <MenuLineContent entry={entry} />
        </a>
      )}
      {hasFlyout && open && trigger && (
        <Flyout anchor={trigger} align={align} isEntered={open.isEntered}>
          {isPicture && (
            <p className={styles.name} aria-hidden="true">
              {t(label)}
            </p>
          )}
          {entries && <FlyoutList label={t(label)} entries={entries} path={path} />}
        </Flyout>
      )}
    </li>
  );
}

interface FlyoutListProps {
  label: string;
  entries: readonly MenuEntry[];
  path: string;
}

function FlyoutList({ label, entries, path }: FlyoutListProps) {
  const lines = useOpenLine();
  return (
    <ul className={menu.list} aria-label={label} onKeyDown={(event) => moveAlong(event, 'ArrowUp', 'ArrowDown')}>
      {entries.map((entry) => (
        <FlyoutLine key={entry.label} entry={entry} path={path} lines={lines} align="beside" />
      ))}
    </ul>
  );
}
