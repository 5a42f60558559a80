import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogBody } from './dialog-body.tsx';

interface ConfirmDialogProps {
  title: string;
  text?: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Can't be undone. */
  isDanger?: boolean;
  isBusy?: boolean;
  /** Disables the confirm button. */
  isOff?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, children, confirmLabel, cancelLabel, isDanger = false, isBusy = false, isOff = false, onConfirm, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogBody
        text={text}
        buttons={
          <>
            <Button look="outline" data-first-focus={isDanger || undefined} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button
              tone={isDanger ? 'danger' : 'accent'}
              data-first-focus={!isDanger || undefined}
              loading={isBusy}
              disabled={isOff}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        {children}
      </DialogBody>
    </Dialog>
  );
}
