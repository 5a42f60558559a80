import { useState } from 'react';
import { Check } from '#web/ui/check.tsx';
import { ListGroup, ListLine } from '#web/ui/list-group.tsx';

const tasks = ['Sand the edges', 'Oil the top', 'Attach the feet', 'Sign the underside'];

/** Completed items are struck through. */
export function Boxes() {
  const [done, setDone] = useState<readonly string[]>(['Sand the edges']);
  return (
    <ListGroup label="Workshop steps">
      {tasks.map((task) => (
        <ListLine key={task}>
          <Check
            checked={done.includes(task)}
            onChange={(event) => setDone(event.currentTarget.checked ? [...done, task] : done.filter((one) => one !== task))}
          >
            {done.includes(task) ? <s>{task}</s> : task}
          </Check>
        </ListLine>
      ))}
    </ListGroup>
  );
}
