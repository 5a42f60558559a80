import { IconChevronDown } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { Row } from '#web/ui/row.tsx';

const cities = ['Porto', 'Edinburgh', 'Kyoto'];
const sides = ['start', 'end'] as const;

/** Start and end mirror with the text direction. */
export function Sides() {
  return (
    <Row place="apart">
      {sides.map((side) => (
        <PopupMenu
          key={side}
          label={`Studios, aligned to the ${side}`}
          align={side}
          trigger={(attributes) => (
            <Button look="outline" {...attributes}>
              Align to the {side}
              <IconChevronDown size={18} aria-hidden="true" />
            </Button>
          )}
          items={() =>
            cities.map((city) => (
              <DropdownItem key={city} onChoose={() => toast({ message: `${city} studio selected` })}>
                {city}
              </DropdownItem>
            ))
          }
        />
      ))}
    </Row>
  );
}
