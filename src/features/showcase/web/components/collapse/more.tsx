import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Collapse } from '#web/ui/collapse.tsx';

/** The rest of the text expands in place. */
export function More() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>The Vale sofa is built in Porto from beech grown within two hundred kilometers of the workshop.</p>
      <Collapse id={id} isOpen={isOpen}>
        <p>The wool is woven in Galashiels and dyed before spinning, so the color doesn’t fade in the sun.</p>
        <p>Each sofa is signed by its maker.</p>
      </Collapse>
      <Button look="plain" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Read less' : 'Read more'}
      </Button>
    </>
  );
}
