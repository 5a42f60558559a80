import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Collapse } from '#web/ui/collapse.tsx';
import { Stack } from '#web/ui/stack.tsx';

/** The button references the section by id. */
export function Basic() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={8}>
      <div>
        <Button look="outline" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide dimensions' : 'Show dimensions'}
        </Button>
      </div>
      <Collapse id={id} isOpen={isOpen}>
        <p>Width 82 cm, depth 78 cm, height 74 cm. The seat is 41 cm high and holds 160 kg.</p>
      </Collapse>
    </Stack>
  );
}
