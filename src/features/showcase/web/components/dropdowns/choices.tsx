import { useState } from 'react';
import { IconChevronDown } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { MenuPart } from '#web/ui/menu-part.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';

const orders = ['Newest first', 'Price: low to high', 'Name'];
const columns = ['Image', 'Price', 'Stock'];

/** Radio items above, checkbox items below. */
export function Choices() {
  const [order, setOrder] = useState('Newest first');
  const [shown, setShown] = useState<readonly string[]>(['Image', 'Price']);
  const toggle = (column: string) => setShown(shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column]);
  return (
    <PopupMenu
      label="View"
      align="start"
      trigger={(attributes) => (
        <Button look="outline" {...attributes}>
          View
          <IconChevronDown size={18} aria-hidden="true" />
        </Button>
      )}
      items={() => (
        <>
          <MenuPart heading="Order">
            {orders.map((one) => (
              <DropdownItem key={one} chosen={one === order} onChoose={() => setOrder(one)}>
                {one}
              </DropdownItem>
            ))}
          </MenuPart>
          <MenuPart heading="Columns">
            {columns.map((column) => (
              <DropdownItem key={column} checked={shown.includes(column)} onChoose={() => toggle(column)}>
                {column}
              </DropdownItem>
            ))}
          </MenuPart>
        </>
      )}
    />
  );
}
