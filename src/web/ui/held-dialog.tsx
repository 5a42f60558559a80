import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** A modal based on `<dialog>` that can't be dismissed: Esc doesn't close it while it is mounted. The page below stays as it is. */
export function HeldDialog(rest: ComponentProps<'dialog'>) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  // Before the element is removed, because only then does closing restore focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const ignoreEsc = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  // Android's second back gesture closes the dialog even if `cancel` is prevented, so it is opened again.
  const open = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
  };
  return <dialog ref={dialogRef} {...rest} onKeyDown={ignoreEsc} onCancel={(event) => event.preventDefault()} onClose={open} />;
}
