import type { ReactNode } from 'react';
import classes from './chip.module.css';
import { Chip } from './chip.tsx';

interface ChipListProps<T> {
  label?: string;
  items: readonly T[];
  textOf: (one: T) => ReactNode;
  removeLabel: (one: T) => string;
  onRemove: (one: T) => void;
}

export function ChipList<T extends string | number>({ label, items, textOf, removeLabel, onRemove }: ChipListProps<T>) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((one) => (
        <li key={one}>
          <Chip removeLabel={removeLabel(one)} onRemove={() => onRemove(one)}>
            {textOf(one)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
