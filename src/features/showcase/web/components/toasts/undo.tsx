import { useState } from 'react';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

const products = ['Fenn floor lamp', 'Leith pendant', 'Birk shelf'];

/** Undo restores the row in its place. */
export function Undo() {
  const [gone, setGone] = useState<readonly string[]>([]);
  const lines = products.filter((one) => !gone.includes(one));
  const remove = (line: string) => {
    setGone([...gone, line]);
    const run = () => setGone((now) => now.filter((one) => one !== line));
    toast({ message: `${line} deleted`, action: { label: 'Undo', isUndo: true, run } });
  };
  return (
    <ListGroup label="Products to order">
      {lines.map((line) => (
        <ListLine
          key={line}
          end={
            <Button look="plain" size="small" aria-label={`Delete ${line}`} onClick={() => remove(line)}>
              Delete
            </Button>
          }
        >
          {line}
        </ListLine>
      ))}
      {lines.length === 0 && <ListLine>No products to order</ListLine>}
    </ListGroup>
  );
}
