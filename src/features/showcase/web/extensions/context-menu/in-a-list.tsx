import { useState } from 'react';
import { IconDots, IconPin, IconTrash } from '#web/icons.ts';
import { ContextMenu } from '#web/ui/context-menu.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { HowToOpen } from './how-to-open.tsx';
import classes from './in-a-list.module.css';

const all = ['Quote for Fjord Hotels', 'Showroom plan', 'Autumn prices'];

/** The same items by right-click and by the dots button. */
export function InAList() {
  const [names, setNames] = useState(all);
  const itemsOf = (name: string) => (
    <>
      <DropdownItem icon={<IconPin size={18} />} onChoose={() => setNames([name, ...names.filter((one) => one !== name)])}>
        Move to top
      </DropdownItem>
      <DropdownItem icon={<IconTrash size={18} />} isDanger onChoose={() => setNames(names.filter((one) => one !== name))}>
        Delete
      </DropdownItem>
    </>
  );
  return (
    <>
      <ul className={classes.list}>
        {names.map((name) => (
          <li key={name}>
            <ContextMenu className={classes.row ?? ''} label={name} items={() => itemsOf(name)}>
              <span>{name}</span>
              <Dropdown label={`Actions: ${name}`} button={<IconDots size={18} />} buttonClassName={classes.dots}>
                {itemsOf(name)}
              </Dropdown>
            </ContextMenu>
          </li>
        ))}
        {names.length < all.length && (
          <li>
            <button type="button" className={classes.again} onClick={() => setNames(all)}>
              Restore
            </button>
          </li>
        )}
      </ul>
      <HowToOpen />
    </>
  );
}
