import type { ReactNode } from 'react';
import { IconCheck } from '#web/icons.ts';
import styles from './dropdown.module.css';

interface DropdownItemProps {
  icon?: ReactNode;
  /** Given where one of several is chosen: whether it is this one. */
  chosen?: boolean;
  /** Given for what is on or off by itself. */
  checked?: boolean | 'mixed' | undefined;
  /** Quiet, at the line's end. */
  note?: string | undefined;
  lang?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** One entry of a `Dropdown`, or of a menu in a `Floating`. */
export function DropdownItem({ icon, chosen, checked, note, lang, onChoose, children }: DropdownItemProps) {
  return (
    <button type="button" {...roleOf(chosen, checked)} className={styles.item} lang={lang} tabIndex={-1} onClick={onChoose}>
      {icon}
      <span className={styles.text}>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
      {chosen && <IconCheck className={styles.check} />}
    </button>
  );
}

function roleOf(chosen: boolean | undefined, checked: boolean | 'mixed' | undefined) {
  if (checked !== undefined) return { role: 'menuitemcheckbox', 'aria-checked': checked };
  return chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': chosen };
}
