import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { Row } from '#web/ui/row.tsx';

const kinds = { window: 'Default', wide: 'Wide', panel: 'Panel' } as const;
const rows = [
  { key: 1, cells: ['Fenn floor lamp', '390', '240.00 €'] },
  { key: 2, cells: ['Vale dining chair', '211', '320.00 €'] },
  { key: 3, cells: ['Birk shelf', '84', '640.00 €'] },
];

export function Sizes() {
  const [kind, setKind] = useState<keyof typeof kinds>();
  return (
    <Row>
      {(['window', 'wide', 'panel'] as const).map((one) => (
        <Button key={one} look="outline" onClick={() => setKind(one)}>
          {kinds[one]}
        </Button>
      ))}
      {kind && (
        <Dialog kind={kind} title="Stock" onClose={() => setKind(undefined)}>
          <DialogBody>
            <PlainTable label="Stock by product" head={['Product', 'Quantity', 'Price']} rows={rows} />
          </DialogBody>
        </Dialog>
      )}
    </Row>
  );
}
