import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ListGroup, ListLine } from '#web/ui/list-group.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { SidePanelHead } from '#web/ui/side-panel-head.tsx';
import classes from './beside.module.css';

const facts = [
  { label: 'Client', content: 'Kestrel Hotels' },
  { label: 'What', content: 'Forty Leith pendants, moss' },
  { label: 'Delivered to', content: 'Princes Street 4, Edinburgh' },
  { label: 'By', content: 'Our own van, on Tuesday' },
];

/** No ground behind it: the page can be read, scrolled and pressed. */
export function Beside() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Order 2041
      </Button>
      {isOpen && (
        <SidePanel isNarrow label="Order 2041" onClose={close}>
          <SidePanelHead start={<h2 className={classes.title}>Order 2041</h2>} status="idle" onClose={close} />
          <div className={classes.facts}>
            <ListGroup look="plain" label="Facts of order 2041">
              {facts.map(({ label, content }) => (
                <ListLine key={label} text={content}>
                  {label}
                </ListLine>
              ))}
            </ListGroup>
          </div>
        </SidePanel>
      )}
    </>
  );
}
