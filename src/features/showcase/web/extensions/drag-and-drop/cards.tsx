import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { useState } from 'react';
import { IconGripVertical } from '#web/icons.ts';
import { besides, inOrder, stepped } from '#web/row-order.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { useDraggable } from '#web/use-draggable.ts';
import classes from './cards.module.css';

const rooms = [
  { id: 1, name: 'Vale Sofa', picture: '/showcase/vale-sofa.svg' },
  { id: 2, name: 'Holt Dining Table', picture: '/showcase/holt-dining-table.svg' },
  { id: 3, name: 'Alder Lounge Chair', picture: '/showcase/alder-lounge-chair.svg' },
  { id: 4, name: 'Birk Sideboard', picture: '/showcase/birk-sideboard.svg' },
];

/** Side by side: drop before or after another card. */
export function Cards() {
  const [ids, setIds] = useState<readonly number[]>(rooms.map(({ id }) => id));
  const put = (id: number, changed: readonly number[]) => {
    setIds(changed);
    const name = rooms.find((room) => room.id === id)?.name;
    announce(`${name}: position ${changed.indexOf(id) + 1} of ${changed.length}`);
  };
  return (
    <ul className={classes.cards}>
      {inOrder(rooms, ids).map((room) => (
        <Card
          key={room.id}
          {...room}
          onStep={(by) => put(room.id, stepped(ids, room.id, by))}
          onTake={(id, edge) => put(id, besides(ids, id, room.id, edge))}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  id: number;
  name: string;
  picture: string;
  onStep: (by: 1 | -1) => void;
  onTake: (id: number, edge: 'before' | 'after') => void;
}

function Card({ id, name, picture, onStep, onTake }: CardProps) {
  const card = useDraggable({ kind: 'showcase card', id, along: 'line', onTake });
  return (
    <li ref={card} className={classes.card}>
      <img src={picture} alt="" draggable={false} />
      <span>{name}</span>
      <Dropdown label={`Move ${name}`} button={<IconGripVertical size={16} />} buttonClassName={classes.grip}>
        <DropdownItem onChoose={() => onStep(-1)}>Before</DropdownItem>
        <DropdownItem onChoose={() => onStep(1)}>After</DropdownItem>
      </Dropdown>
    </li>
  );
}
