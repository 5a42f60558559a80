import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** A modal on the browser's own `<dialog>` that stays for as long as it is mounted: Esc does not close it. The page below stays as it is. */
export function HeldDialog(rest: ComponentProps<'dialog'>) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const ignoreEsc = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  // Android's back gesture is let through the second time, whatever `cancel` says.
  const open = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
  };
  return <dialog ref={dialogRef} {...rest} onKeyDown={ignoreEsc} onCancel={(event) => event.preventDefault()} onClose={open} />;
}
