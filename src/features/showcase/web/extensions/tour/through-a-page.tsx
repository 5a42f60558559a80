import { startTour } from '#web/tour.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import classes from './through-a-page.module.css';

const steps = [
  { at: '#tour-order', title: 'An order', text: 'Its number and who placed it. The number is also on the parcel.' },
  { at: '#tour-state', title: 'Its status', text: 'Paid, packed, on its way or delivered: it changes by itself.' },
  { at: '#tour-sum', title: 'The total', text: 'With tax and delivery. Click it to open the invoice.', side: 'start' },
  { at: '#tour-pack', title: 'The next step', text: 'The button names the next step; there is only ever one.', side: 'top' },
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
          Pack it
        </span>
      </div>
      <Button onClick={() => void startTour(steps)}>Start the tour</Button>
    </>
  );
}
