import { IconChevronDown } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonGroup } from '#web/ui/button-group.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';

const say = (message: string) => () => toast({ message });

/** Two buttons that belong together. */
export function Split() {
  return (
    <ButtonGroup label="Send">
      <Button look="outline" onClick={say('The invoice is sent.')}>
        Send
      </Button>
      <PopupMenu
        label="Other ways to send"
        align="end"
        trigger={(attributes) => (
          <Button look="outline" aria-label="Other ways to send" {...attributes}>
            <IconChevronDown size={18} aria-hidden="true" />
          </Button>
        )}
        items={() => (
          <>
            <DropdownItem onChoose={say('It is sent tomorrow at 8.')}>Tomorrow at 8</DropdownItem>
            <DropdownItem onChoose={say('A test has been sent to you.')}>A test to me</DropdownItem>
            <DropdownItem onChoose={say('It is printed.')}>Print</DropdownItem>
          </>
        )}
      />
    </ButtonGroup>
  );
}
