import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Row } from '#web/ui/row.tsx';

const sides = [
  { side: 'top', name: 'Above' },
  { side: 'bottom', name: 'Below' },
  { side: 'start', name: 'At the start' },
  { side: 'end', name: 'At the end' },
] as const;

/** Start and end mirror with the text direction. */
export function Sides() {
  return (
    <Row>
      {sides.map(({ side, name }) => (
        <Popover
          key={side}
          title="Fenn floor lamp"
          side={side}
          trigger={(attributes) => (
            <Button look="outline" {...attributes}>
              {name}
            </Button>
          )}
        >
          <p>160 cm high, with a foot switch. Turned and lacquered in Leith.</p>
        </Popover>
      ))}
    </Row>
  );
}
