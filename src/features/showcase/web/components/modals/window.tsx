import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';

/** Rendered while it is open. */
export function Window() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        About the guarantee
      </Button>
      {isOpen && (
        <Dialog title="Ten years on every frame" onClose={close}>
          <DialogBody buttons={<Button onClick={close}>Good to know</Button>}>
            <p>If a joint opens within ten years, we mend it at your home, or send another one.</p>
            <p>Covers have three years, lamps five.</p>
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}
