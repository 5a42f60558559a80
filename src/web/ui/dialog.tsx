import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import styles from './dialog.module.css';
import { focusFirst } from './first-focus.ts';
import { IconButton } from './icon-button.tsx';

export type DialogPlace = 'top' | 'top-start' | 'top-end' | 'start' | 'end' | 'bottom' | 'bottom-start' | 'bottom-end';

interface DialogProps {
  /** The dialog's name, shown in its header. */
  title: string;
  /**
   * `drawer` slides in from the inline start, `panel` from the inline end, `window` and `wide` are centered, `sheet` slides up from the
   * bottom, `top` down from the top.
   */
  kind?: 'window' | 'wide' | 'drawer' | 'panel' | 'sheet' | 'top';
  /** Position of a window, such as `top-end`; centered on each axis that isn't named. */
  place?: DialogPlace | undefined;
  /** An urgent message or question (`alertdialog`). */
  isAlert?: boolean;
  /** Replaces the visible title, which remains the accessible name. */
  head?: ReactNode;
  /** Initial focus: the first field, for input, or none, for reading first. */
  focuses?: 'field' | 'none';
  /** Set when it is dark over a light page. */
  scheme?: 'dark' | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal based on `<dialog>`: traps focus and restores it; Esc and the backdrop close it. Focuses a field itself, because the browser
 * would focus the close button, and typing right away would discard the form.
 */
export function Dialog(props: DialogProps) {
  const { title, kind = 'window', place, isAlert = false, head, focuses = kind === 'drawer' ? 'none' : 'field' } = props;
  const { scheme, onClose, children } = props;
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const focused = useRef(focuses);
  // Before the element is removed, because only then does closing restore focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (focused.current === 'none') element?.focus();
    else if (body.current) focusFirst(body.current);
    return () => element?.close();
  }, []);
  // A drag from text inside to the backdrop isn't a click on the backdrop.
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
        // The second click of a double click was meant for what opened the dialog.
        if (beganOnBackdrop.current && isOnBackdrop(event) && event.detail < 2) onClose();
      }}
      onCancel={(event) => {
        // React bubbles `cancel`, so ignore events from nested dialogs and other elements.
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
