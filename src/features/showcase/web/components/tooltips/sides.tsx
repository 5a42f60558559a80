import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

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
        <Tooltip
          key={side}
          side={side}
          text="Oiled oak, 180 cm"
          trigger={(attributes) => (
            <Button look="outline" {...attributes}>
              {name}
            </Button>
          )}
        />
      ))}
    </Row>
  );
}
