import { useState } from 'react';
import { besides, inOrder, stepped } from '#web/row-order.ts';
import { OrderHandle } from '#web/ui/order-handle.tsx';
import classes from './by-a-handle.module.css';

const steps = [
  { id: 1, name: 'Cut the oak' },
  { id: 2, name: 'Sand the boards' },
  { id: 3, name: 'Glue the frame' },
  { id: 4, name: 'Oil it twice' },
];

/** Reorder by dragging, with arrow keys, or from the handle's menu. */
export function ByAHandle() {
  const [ids, setIds] = useState<readonly number[]>(steps.map(({ id }) => id));
  const put = (id: number, changed: readonly number[]) => {
    setIds(changed);
    return changed.indexOf(id) + 1;
  };
  const order = {
    group: 'showcase steps',
    ids,
    step: (id: number, by: 1 | -1) => put(id, stepped(ids, id, by)),
    drop: (id: number, onto: number, edge: 'before' | 'after') => put(id, besides(ids, id, onto, edge)),
  };
  return (
    <ol className={classes.list}>
      {inOrder(steps, ids).map(({ id, name }) => (
        <li key={id} data-row>
          <OrderHandle id={id} name={name} order={order} />
          {name}
        </li>
      ))}
    </ol>
  );
}
