import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import classes from './wizard.module.css';

const steps = [{ title: 'Ordered' }, { title: 'In the workshop' }, { title: 'On the way' }, { title: 'Delivered' }];

/** Steps without a form: the progress and a failed step. */
export function PlainSteps() {
  const [at, setAt] = useState(1);
  const [isLate, setLate] = useState(false);
  return (
    <div className={classes.wizard}>
      <Stepper label="Order progress" steps={steps} current={at} reached={at} faulty={isLate ? [at] : []} onChoose={setAt} />
      <div className={classes.row}>
        <Button look="outline" disabled={at === steps.length - 1} onClick={() => setAt(at + 1)}>
          Next step
        </Button>
        <Button look="outline" aria-pressed={isLate} onClick={() => setLate(!isLate)}>
          Report problem
        </Button>
      </div>
    </div>
  );
}
