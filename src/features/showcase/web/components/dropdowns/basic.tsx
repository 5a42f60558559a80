import { IconChevronDown } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';

const say = (message: string) => () => toast({ message });

export function Basic() {
  return (
    <PopupMenu
      label="Order"
      align="start"
      trigger={(attributes) => (
        <Button look="outline" {...attributes}>
          Order
          <IconChevronDown size={18} aria-hidden="true" />
        </Button>
      )}
      items={() => (
        <>
          <DropdownItem onChoose={say('Order confirmed')}>Confirm</DropdownItem>
          <DropdownItem onChoose={say('Order postponed')}>Postpone</DropdownItem>
          <DropdownItem onChoose={say('Order duplicated')}>Duplicate</DropdownItem>
        </>
      )}
    />
  );
}
