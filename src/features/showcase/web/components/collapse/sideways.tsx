import { useId, useState } from 'react';
import { IconFilter } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonGroup } from '#web/ui/button-group.tsx';
import { Collapse } from '#web/ui/collapse.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/row.tsx';

const kinds = ['Chairs', 'Tables', 'Lamps'];

/** Expands next to the button. */
export function Sideways() {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [kind, setKind] = useState('Lamps');
  return (
    <Row>
      <IconButton label={`Categories: ${kind}`} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <IconFilter />
      </IconButton>
      <Collapse id={id} isOpen={isOpen} isSideways>
        <ButtonGroup label="Categories">
          {kinds.map((one) => (
            <Button key={one} look="outline" size="small" aria-pressed={one === kind} onClick={() => setKind(one)}>
              {one}
            </Button>
          ))}
        </ButtonGroup>
      </Collapse>
    </Row>
  );
}
