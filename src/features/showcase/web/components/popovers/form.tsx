import { useContext, useState } from 'react';
import { IconPencil } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseMenu } from '#web/ui/close-menu.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** The popover closes after saving the name. */
export function Form() {
  const [name, setName] = useState('Spring catalog');
  return (
    <Row>
      <strong>{name}</strong>
      <Popover
        title="Rename"
        trigger={(attributes) => (
          <IconButton label={`Rename: ${name}`} {...attributes}>
            <IconPencil size={18} />
          </IconButton>
        )}
      >
        <NameForm name={name} onKeep={setName} />
      </Popover>
    </Row>
  );
}

function NameForm({ name, onKeep }: { name: string; onKeep: (name: string) => void }) {
  const close = useContext(CloseMenu);
  const [typed, setTyped] = useState(name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onKeep(typed.trim());
        close();
      }}
    >
      <Stack>
        <TextField label="Name" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        <Button type="submit" wide>
          Save
        </Button>
      </Stack>
    </form>
  );
}
