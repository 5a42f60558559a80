import { useState } from 'react';
import { IconCopy, IconEdit, IconTrash } from '#web/icons.ts';
import { ContextMenu } from '#web/ui/context-menu.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { HowToOpen } from './how-to-open.tsx';
import classes from './place.module.css';

/** The target is a button so that the keyboard can reach it. */
export function Plain() {
  const [done, setDone] = useState('Holm Pendant');
  return (
    <>
      <ContextMenu
        label="Holm Pendant"
        items={() => (
          <>
            <DropdownItem icon={<IconEdit size={18} />} note="E" onChoose={() => setDone('Editing lamp')}>
              Edit
            </DropdownItem>
            <DropdownItem icon={<IconCopy size={18} />} onChoose={() => setDone('Lamp duplicated')}>
              Duplicate
            </DropdownItem>
            <DropdownItem icon={<IconTrash size={18} />} isDanger onChoose={() => setDone('Lamp moved to trash')}>
              Delete
            </DropdownItem>
          </>
        )}
      >
        <button type="button" className={classes.place}>
          {done}
        </button>
      </ContextMenu>
      <HowToOpen />
    </>
  );
}
