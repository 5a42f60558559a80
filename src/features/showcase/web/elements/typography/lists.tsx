import { StepList } from '#web/ui/step-list.tsx';
import classes from './lists.module.css';

const steps = [
  { id: 1, text: 'Drawing approved', isDone: true },
  { id: 2, text: 'Sample sent', isDone: true },
  { id: 3, text: 'Order confirmed', isDone: false },
];

/** Lists beside each other. */
export function Lists() {
  return (
    <div className={classes.lists}>
      <ul>
        <li>Oak</li>
        <li>
          Walnut
          <ul>
            <li>American</li>
            <li>European</li>
          </ul>
        </li>
      </ul>
      <ol>
        <li>Sand</li>
        <li>Oil</li>
        <li>Polish</li>
      </ol>
      <StepList steps={steps} doneText="Done:" />
    </div>
  );
}
