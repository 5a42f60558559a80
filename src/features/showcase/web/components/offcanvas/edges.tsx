import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { Row } from '#web/ui/row.tsx';

const edges = [
  { kind: 'drawer', name: 'Start' },
  { kind: 'panel', name: 'End' },
  { kind: 'top', name: 'Top' },
  { kind: 'sheet', name: 'Bottom' },
] as const;

/** Start and end mirror with the text direction. */
export function Edges() {
  const [open, setOpen] = useState<(typeof edges)[number]>();
  const close = () => setOpen(undefined);
  return (
    <Row>
      {edges.map((edge) => (
        <Button key={edge.kind} look="outline" onClick={() => setOpen(edge)}>
          {edge.name}
        </Button>
      ))}
      {open && (
        <Dialog kind={open.kind} title="Opening hours" focuses="none" onClose={close}>
          <DialogBody buttons={<Button onClick={close}>Close</Button>}>
            <p>Porto: Monday to Saturday, 10 am to 7 pm.</p>
            <p>Leith: Tuesday to Saturday, 11 am to 6 pm.</p>
            <p>Kyoto: by appointment.</p>
          </DialogBody>
        </Dialog>
      )}
    </Row>
  );
}
