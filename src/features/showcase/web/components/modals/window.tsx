import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';

/** Mounted only while open. */
export function Window() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        About the warranty
      </Button>
      {isOpen && (
        <Dialog title="Ten-year frame warranty" onClose={close}>
          <DialogBody buttons={<Button onClick={close}>Got it</Button>}>
            <p>If a joint fails within ten years, we repair it at your home or replace it.</p>
            <p>Covers are covered for three years, lamps for five.</p>
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}
