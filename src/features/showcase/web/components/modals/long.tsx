import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';

const rules = [
  ['Prices', 'All prices include tax. Price changes don’t affect existing orders.'],
  ['Delivery', 'Lamps ship within two days. Furniture is made to order and takes three weeks.'],
  ['Assembly', 'We deliver and assemble within a hundred kilometers of a studio.'],
  ['Returns', 'Free returns within thirty days. Custom-made items are refunded at half price.'],
  ['Repairs', 'We repair everything we build.'],
  ['Wood', 'Wood moves with the seasons. A gap of two millimeters in winter is normal.'],
  ['Wool', 'Wool is yarn-dyed. Color can vary slightly between orders.'],
  ['Questions', 'If something is wrong, contact us. A real person will reply.'],
];

/** The buttons are at the end of the content. */
export function Long() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Shop terms
      </Button>
      {isOpen && (
        <Dialog title="Shop terms" focuses="none" onClose={close}>
          <DialogBody buttons={<Button onClick={close}>Accept terms</Button>}>
            {rules.map(([name, text]) => (
              <section key={name} aria-label={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </section>
            ))}
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}
