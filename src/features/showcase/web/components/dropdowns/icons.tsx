import { IconArchive, IconCopy, IconDotsVertical, IconPencil, IconTrash } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MenuPart } from '#web/ui/menu-part.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';

const say = (message: string) => () => toast({ message });

/** Destructive items are separated. */
export function Icons() {
  return (
    <PopupMenu
      label="Actions for invoice 5036"
      align="start"
      trigger={(attributes) => (
        <IconButton label="Actions for invoice 5036" {...attributes}>
          <IconDotsVertical />
        </IconButton>
      )}
      items={() => (
        <>
          <MenuPart>
            <DropdownItem icon={<IconPencil />} note="E" onChoose={say('Opened for editing')}>
              Edit
            </DropdownItem>
            <DropdownItem icon={<IconCopy />} note="C" onChoose={say('Invoice copied')}>
              Duplicate
            </DropdownItem>
            <DropdownItem icon={<IconArchive />} onChoose={say('Invoice archived')}>
              Archive
            </DropdownItem>
          </MenuPart>
          <MenuPart>
            <DropdownItem isDanger icon={<IconTrash />} onChoose={say('Deleted')}>
              Delete
            </DropdownItem>
          </MenuPart>
        </>
      )}
    />
  );
}
