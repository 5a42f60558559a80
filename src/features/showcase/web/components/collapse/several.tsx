import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ButtonGroup } from '#web/ui/button-group.tsx';
import { Collapse } from '#web/ui/collapse.tsx';
import { Stack } from '#web/ui/stack.tsx';

const parts = [
  { name: 'Porto', text: '14 people, furniture.' },
  { name: 'Leith', text: '9 people, lamps.' },
];

/** The first button toggles both. */
export function Several() {
  const id = useId();
  const [open, setOpen] = useState<readonly string[]>(['Porto']);
  const isAll = open.length === parts.length;
  const toggle = (name: string) => setOpen(open.includes(name) ? open.filter((one) => one !== name) : [...open, name]);
  return (
    <Stack gap={8}>
      <ButtonGroup label="Workshops">
        <Button
          look="outline"
          aria-expanded={isAll}
          aria-controls={parts.map(({ name }) => id + name).join(' ')}
          onClick={() => setOpen(isAll ? [] : parts.map(({ name }) => name))}
        >
          Both
        </Button>
        {parts.map(({ name }) => (
          <Button key={name} look="outline" aria-expanded={open.includes(name)} aria-controls={id + name} onClick={() => toggle(name)}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      {parts.map(({ name, text }) => (
        <Collapse key={name} id={id + name} isOpen={open.includes(name)}>
          {name}: {text}
        </Collapse>
      ))}
    </Stack>
  );
}
