import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';

const rules = [
  ['Prices', 'All prices include tax. What was ordered keeps its price, whatever we change later.'],
  ['Delivery', 'Lamps leave within two days. Furniture is built for you, and takes three weeks.'],
  ['Setting up', 'Within a hundred kilometres of a studio we bring it ourselves, and set it up.'],
  ['Returns', 'Within thirty days we take it back, free of charge. What was made to measure we take back at half its price.'],
  ['Repairs', 'We repair what we have built, for as long as there is a workshop.'],
  ['Wood', 'It works with the seasons. A gap of two millimetres in winter is no fault.'],
  ['Wool', 'It is dyed in the yarn. Two orders may differ by a shade.'],
  ['Questions', 'If something is wrong, write to us. A person answers.'],
];

/** Its buttons stand at its end. */
export function Long() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Terms of the shop
      </Button>
      {isOpen && (
        <Dialog title="Terms of the shop" focuses="none" onClose={close}>
          <DialogBody buttons={<Button onClick={close}>I have read them</Button>}>
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
