import type { ReactNode } from 'react';
import { IconCheck } from '#web/icons.ts';
import styles from './dropdown.module.css';

interface DropdownItemProps {
  icon?: ReactNode;
  /** Given where one of several is chosen: whether it is this one. */
  chosen?: boolean;
  lang?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** One entry of a `Dropdown`. */
export function DropdownItem({ icon, chosen, lang, onChoose, children }: DropdownItemProps) {
  const role = chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': chosen };
  return (
    <button type="button" {...role} className={styles.item} lang={lang} tabIndex={-1} onClick={onChoose}>
      {icon}
      <span className={styles.text}>{children}</span>
      {chosen && <IconCheck className={styles.check} />}
    </button>
  );
}
