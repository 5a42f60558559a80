import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Collapse } from '#web/ui/collapse.tsx';

/** What goes on stands right below. */
export function More() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>The Vale sofa is built in Porto, from beech that grows within two hundred kilometres of the workshop.</p>
      <Collapse id={id} isOpen={isOpen}>
        <p>The wool is woven in Galashiels. It is dyed before it is spun, so that it keeps its colour in the sun.</p>
        <p>Each one is signed by who built it.</p>
      </Collapse>
      <Button look="plain" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Read less' : 'Read more'}
      </Button>
    </>
  );
}
