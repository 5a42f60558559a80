import { useState } from 'react';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

const all = ['Vale Sofa', 'Holm Pendant', 'Leith Rug'];

/** Acts without confirmation and offers Undo. */
export function WithUndo() {
  const [wishes, setWishes] = useState(all);
  const remove = (name: string) => {
    setWishes((now) => now.filter((one) => one !== name));
    toast({
      message: `${name} removed from the wishlist`,
      tone: 'success',
      action: { label: 'Undo', isUndo: true, run: () => setWishes((now) => all.filter((one) => one === name || now.includes(one))) },
    });
  };
  return (
    <Row>
      {wishes.map((name) => (
        <Button key={name} look="outline" onClick={() => remove(name)}>
          Remove {name}
        </Button>
      ))}
      {wishes.length === 0 && <span>Your wishlist is empty.</span>}
    </Row>
  );
}
