import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

/** Esc closes only the topmost modal. */
export function Stacked() {
  const [open, setOpen] = useState<'none' | 'note' | 'question'>('none');
  const close = () => setOpen('none');
  return (
    <>
      <Button look="outline" onClick={() => setOpen('note')}>
        Add note
      </Button>
      {open !== 'none' && (
        <Dialog title="Note for the workshop" onClose={() => setOpen('question')}>
          <DialogBody buttons={<Button onClick={close}>Save note</Button>}>
            <TextareaField label="Note" defaultValue="The legs of the third table are too long." />
          </DialogBody>
          {open === 'question' && (
            <ConfirmDialog
              title="Discard the note?"
              confirmLabel="Discard"
              cancelLabel="Keep editing"
              isDanger
              onConfirm={close}
              onClose={() => setOpen('note')}
            />
          )}
        </Dialog>
      )}
    </>
  );
}
