import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region';
import { useState } from 'react';
import { IconArrowsMove } from '#web/icons.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { useDraggable } from '#web/use-draggable.ts';
import { useDropPlace } from '#web/use-drop-place.ts';
import classes from './between-lists.module.css';

const lists = ['To do', 'In the workshop', 'Done'] as const;
type List = (typeof lists)[number];
interface Task {
  id: number;
  name: string;
  list: List;
}

const tasks: readonly Task[] = [
  { id: 1, name: 'New legs for the Alder chair', list: 'To do' },
  { id: 2, name: 'Linen for ten Fenn lamps', list: 'To do' },
  { id: 3, name: 'Table for the Kyoto studio', list: 'In the workshop' },
  { id: 4, name: 'Oil the sideboards', list: 'In the workshop' },
  { id: 5, name: 'Pack order 2041', list: 'Done' },
];

/** All tasks are in one ordered list; each stores its column. */
export function BetweenLists() {
  const [all, setAll] = useState(tasks);
  const move = (id: number, list: List, beside?: { id: number; edge: 'before' | 'after' }) => {
    const task = all.find((one) => one.id === id);
    if (!task) return;
    const rest = all.filter((one) => one !== task);
    const at = beside ? rest.findIndex((one) => one.id === beside.id) + (beside.edge === 'after' ? 1 : 0) : rest.length;
    setAll(rest.toSpliced(at, 0, { ...task, list }));
    announce(`${task.name}: ${list}`);
  };
  return (
    <div className={classes.lists}>
      {lists.map((list) => (
        <Column key={list} list={list} tasks={all.filter((task) => task.list === list)} onMove={move} />
      ))}
    </div>
  );
}

interface ColumnProps {
  list: List;
  tasks: readonly Task[];
  onMove: (id: number, list: List, beside?: { id: number; edge: 'before' | 'after' }) => void;
}

function Column({ list, tasks: own, onMove }: ColumnProps) {
  const place = useDropPlace<HTMLElement>({ kind: 'showcase task', onTake: (id) => onMove(id, list) });
  return (
    <section ref={place} className={classes.list} aria-label={list}>
      <h3>{`${list} · ${own.length}`}</h3>
      <ul>
        {own.map((task) => (
          <Item key={task.id} task={task} onMove={onMove} />
        ))}
      </ul>
    </section>
  );
}

function Item({ task: { id, name, list }, onMove }: { task: Task; onMove: ColumnProps['onMove'] }) {
  const onTake = (taken: number, edge: 'before' | 'after') => onMove(taken, list, { id, edge });
  const item = useDraggable({ kind: 'showcase task', id, along: 'column', onTake });
  return (
    <li ref={item} className={classes.item}>
      <span>{name}</span>
      <Dropdown label={`Move “${name}”`} button={<IconArrowsMove size={16} />} buttonClassName={classes.move}>
        {lists
          .filter((one) => one !== list)
          .map((one) => (
            <DropdownItem key={one} onChoose={() => onMove(id, one)}>
              {one}
            </DropdownItem>
          ))}
      </Dropdown>
    </li>
  );
}
