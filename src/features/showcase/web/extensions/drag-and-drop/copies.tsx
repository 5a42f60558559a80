import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { useState } from 'react';
import { IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { useDraggable } from '#web/use-draggable.ts';
import { useDropPlace } from '#web/use-drop-place.ts';
import classes from './copies.module.css';

const things = ['Chair', 'Table', 'Lamp', 'Rug'];

/** Click or drag to add any number of copies to the room. */
export function Copies() {
  const [placed, setPlaced] = useState([{ key: 1, name: 'Table' }]);
  const add = (name: string | undefined) => {
    if (!name) return;
    setPlaced((now) => [...now, { key: Math.max(0, ...now.map(({ key }) => key)) + 1, name }]);
    announce(`${name} added to the room`);
  };
  const room = useDropPlace<HTMLUListElement>({ kind: 'showcase thing', onTake: (id) => add(things[id]) });
  return (
    <Stack>
      <div className={classes.things}>
        {things.map((name, id) => (
          <Thing key={name} id={id} name={name} onAdd={() => add(name)} />
        ))}
      </div>
      <ul ref={room} className={classes.room} aria-label="Room">
        {placed.map(({ key, name }) => (
          <li key={key}>
            {name}
            <IconButton label={`Remove ${name.toLowerCase()}`} onClick={() => setPlaced(placed.filter((one) => one.key !== key))}>
              <IconX size={16} />
            </IconButton>
          </li>
        ))}
        {placed.length === 0 && <li>Drop items here</li>}
      </ul>
    </Stack>
  );
}

function Thing({ id, name, onAdd }: { id: number; name: string; onAdd: () => void }) {
  const thing = useDraggable<HTMLButtonElement>({ kind: 'showcase thing', id, along: 'line', onTake: () => undefined });
  return (
    <button ref={thing} type="button" className={classes.thing} aria-label={`Add ${name} to the room`} onClick={onAdd}>
      {name}
    </button>
  );
}
