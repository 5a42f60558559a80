import { useState } from 'react';
import { ContextMenu } from '#web/ui/context-menu.tsx';
import { Divider } from '#web/ui/divider.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { HowToOpen } from './how-to-open.tsx';
import classes from './place.module.css';

const orders = ['Newest', 'Price', 'Name'] as const;

/** Checkbox items keep the menu open; radio items close it. */
export function Choices() {
  const [shown, setShown] = useState({ prices: true, stock: false });
  const [order, setOrder] = useState<(typeof orders)[number]>('Newest');
  const told = [`by ${order.toLowerCase()}`, shown.prices && 'with prices', shown.stock && 'with stock'].filter(Boolean);
  return (
    <>
      <ContextMenu
        label="The shelf"
        items={() => (
          <>
            <DropdownItem checked={shown.prices} onChoose={() => setShown({ ...shown, prices: !shown.prices })}>
              Prices
            </DropdownItem>
            <DropdownItem checked={shown.stock} onChoose={() => setShown({ ...shown, stock: !shown.stock })}>
              Stock
            </DropdownItem>
            <Divider />
            {orders.map((one) => (
              <DropdownItem key={one} chosen={one === order} onChoose={() => setOrder(one)}>
                {one}
              </DropdownItem>
            ))}
          </>
        )}
      >
        <button type="button" className={classes.place}>
          The shelf, {told.join(', ')}
        </button>
      </ContextMenu>
      <HowToOpen />
    </>
  );
}
