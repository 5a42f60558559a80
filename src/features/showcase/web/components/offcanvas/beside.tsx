import { Suspense, useState } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListGroup, ListLine } from '#web/ui/list-group.tsx';
import classes from './beside.module.css';

/** Loaded when the pointer or focus approaches the button. */
const SidePanel = lazyPart(() => import('#web/ui/side-panel.tsx').then(({ SidePanel }) => SidePanel));
const SidePanelHead = lazyPart(() => import('#web/ui/side-panel-head.tsx').then(({ SidePanelHead }) => SidePanelHead));

const facts = [
  { label: 'Client', content: 'Kestrel Hotels' },
  { label: 'Items', content: '40 Leith pendants, moss' },
  { label: 'Delivery address', content: 'Princes Street 4, Edinburgh' },
  { label: 'Delivery', content: 'Delivery van, Tuesday' },
];

/** Without a backdrop: the page stays readable, scrollable, and clickable. */
export function Beside() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const preload = () => {
    void SidePanel.preload();
    void SidePanelHead.preload();
  };
  return (
    <>
      <Button look="outline" aria-expanded={isOpen} onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(!isOpen)}>
        Order 2041
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SidePanel isNarrow label="Order 2041" onClose={close}>
            <SidePanelHead start={<h2 className={classes.title}>Order 2041</h2>} status="idle" onClose={close} />
            <div className={classes.facts}>
              <ListGroup look="plain" label="Details of order 2041">
                {facts.map(({ label, content }) => (
                  <ListLine key={label} text={content}>
                    {label}
                  </ListLine>
                ))}
              </ListGroup>
            </div>
          </SidePanel>
        </Suspense>
      )}
    </>
  );
}
