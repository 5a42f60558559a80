import { type ReactNode, useContext } from 'react';
import { IconCheck } from '#web/icons.ts';
import { CloseMenu } from './close-menu.ts';
import styles from './dropdown-item.module.css';

interface DropdownItemProps {
  icon?: ReactNode;
  /** Makes it a radio item: whether it is the selected one. */
  chosen?: boolean;
  /** Makes it a checkbox item, which keeps the menu open. */
  checked?: boolean | 'mixed' | undefined;
  /** Muted text at the end of the line. */
  note?: string | undefined;
  lang?: string;
  isDanger?: boolean;
  /** Keeps the menu open, for items that ask a follow-up in its place. */
  keepsOpen?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A menu item. Choosing it closes the menu. */
export function DropdownItem(props: DropdownItemProps) {
  const { icon, chosen, checked, note, lang, isDanger, keepsOpen = checked !== undefined, onChoose, children } = props;
  const close = useContext(CloseMenu);
  const choose = () => {
    if (!keepsOpen) close();
    onChoose();
  };
  return (
    <button
      type="button"
      {...roleOf(chosen, checked)}
      className={styles.item}
      data-danger={isDanger || undefined}
      lang={lang}
      tabIndex={-1}
      onClick={choose}
    >
      {icon}
      <span className={styles.text}>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
      {(chosen || checked === true) && <IconCheck className={styles.check} />}
    </button>
  );
}

function roleOf(chosen: boolean | undefined, checked: boolean | 'mixed' | undefined) {
  if (checked !== undefined) return { role: 'menuitemcheckbox', 'aria-checked': checked };
  return chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': chosen };
}
