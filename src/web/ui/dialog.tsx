import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import styles from './dialog.module.css';
import { focusFirst } from './first-focus.ts';
import { IconButton } from './icon-button.tsx';

export type DialogPlace = 'top' | 'top-start' | 'top-end' | 'start' | 'end' | 'bottom' | 'bottom-start' | 'bottom-end';

interface DialogProps {
  /** The dialog's name, shown as its head. */
  title: string;
  /** `drawer` comes in from the start of the line, `panel` from its end, `window` stands in the middle, `wide` too, `sheet` comes up from the foot, `top` down from the head. */
  kind?: 'window' | 'wide' | 'drawer' | 'panel' | 'sheet' | 'top';
  /** Where a window stands, as in `top-end`; in the middle of what is not said. */
  place?: DialogPlace | undefined;
  /** It says or asks what cannot wait. */
  isAlert?: boolean;
  /** A head of one's own in place of the title; the title stays the name. */
  head?: ReactNode;
  /** Where the keyboard is once it is open: at its first field, to write; or at none, to look first. */
  focuses?: 'field' | 'none';
  /** Given where it is dark over a light page. */
  scheme?: 'dark' | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal on the browser's own `<dialog>`: focus stays inside and goes back afterwards; Esc and the backdrop close it. The browser would
 * focus the first button, which closes: what is typed at once would throw the form away.
 */
export function Dialog(props: DialogProps) {
  const { title, kind = 'window', place, isAlert = false, head, focuses = kind === 'drawer' ? 'none' : 'field' } = props;
  const { scheme, onClose, children } = props;
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const focused = useRef(focuses);
  // Before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (focused.current === 'none') element?.focus();
    else if (body.current) focusFirst(body.current);
    return () => element?.close();
  }, []);
  // A drag that begins on a text inside and ends on the backdrop is no click on the backdrop.
  const beganOnBackdrop = useRef(false);
  const isOnBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Esc, which the browser turns into `cancel`.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-kind={kind}
      data-place={place}
      data-color-scheme={scheme}
      role={isAlert ? 'alertdialog' : undefined}
      aria-label={title}
      tabIndex={-1}
      onPointerDown={(event) => {
        beganOnBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        // The second click of a double click meant what opened it.
        if (beganOnBackdrop.current && isOnBackdrop(event) && event.detail < 2) onClose();
      }}
      onCancel={(event) => {
        // In React it bubbles: what is cancelled inside, such as a dialog over this one, is not this one's.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div ref={body} className={styles.body}>
        <div className={styles.head}>
          {head ?? <h2 className={styles.title}>{title}</h2>}
          <IconButton label={t('ui.close')} onClick={onClose}>
            <IconX />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
