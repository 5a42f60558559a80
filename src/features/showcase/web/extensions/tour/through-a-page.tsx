import { startTour } from '#web/tour.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import classes from './through-a-page.module.css';

const steps = [
  { at: '#tour-order', title: 'An order', text: 'Its number and who ordered. The number is also on the parcel.' },
  { at: '#tour-state', title: 'Where it is', text: 'Paid, packed, on its way or there: the state changes by itself as things go on.' },
  { at: '#tour-sum', title: 'What it comes to', text: 'With taxes and the way there. A press on it opens the invoice.', side: 'start' },
  { at: '#tour-pack', title: 'What is to be done', text: 'The button says the next step, and there is only one.', side: 'top' },
] as const;

/** The steps name what they are about by a selector. */
export function ThroughAPage() {
  return (
    <>
      <div className={classes.order}>
        <div id="tour-order">
          <strong>Order 2041</strong>
          <p>Ewa Wiśniewska, Porto</p>
        </div>
        <span id="tour-state">
          <StatusPill tone="success">Paid</StatusPill>
        </span>
        <strong id="tour-sum">€ 1,284.00</strong>
        <span id="tour-pack" className={classes.next}>
          Next: pack it
        </span>
      </div>
      <Button onClick={() => void startTour(steps)}>Start the tour</Button>
    </>
  );
}
