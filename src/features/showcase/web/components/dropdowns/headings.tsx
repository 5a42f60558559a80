import { IconPlus } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { MenuPart } from '#web/ui/menu-part.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';

const say = (message: string) => () => toast({ message });

/** Each section is a labeled group. */
export function Headings() {
  return (
    <PopupMenu
      label="New"
      align="start"
      trigger={(attributes) => (
        <Button {...attributes}>
          <IconPlus size={18} aria-hidden="true" />
          New
        </Button>
      )}
      items={() => (
        <>
          <MenuPart heading="For clients">
            <DropdownItem onChoose={say('Quote created')}>Quote</DropdownItem>
            <DropdownItem onChoose={say('Invoice created')}>Invoice</DropdownItem>
          </MenuPart>
          <MenuPart heading="For the workshop">
            <DropdownItem onChoose={say('Wood order created')}>Wood order</DropdownItem>
            <DropdownItem onChoose={say('Drawing created')}>Drawing</DropdownItem>
          </MenuPart>
        </>
      )}
    />
  );
}
