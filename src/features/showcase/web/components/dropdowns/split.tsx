import { IconChevronDown } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonGroup } from '#web/ui/button-group.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';

const say = (message: string) => () => toast({ message });

/** A main action and a menu, joined. */
export function Split() {
  return (
    <ButtonGroup label="Send">
      <Button look="outline" onClick={say('Invoice sent')}>
        Send
      </Button>
      <PopupMenu
        label="More send options"
        align="end"
        trigger={(attributes) => (
          <Button look="outline" aria-label="More send options" {...attributes}>
            <IconChevronDown size={18} aria-hidden="true" />
          </Button>
        )}
        items={() => (
          <>
            <DropdownItem onChoose={say('Invoice scheduled for tomorrow at 8 am')}>Schedule for tomorrow</DropdownItem>
            <DropdownItem onChoose={say('Test email sent to you')}>Send test to me</DropdownItem>
            <DropdownItem onChoose={say('Invoice printed')}>Print</DropdownItem>
          </>
        )}
      />
    </ButtonGroup>
  );
}
