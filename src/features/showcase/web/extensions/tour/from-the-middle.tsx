import { startTour } from '#web/tour.ts';
import { Button } from '#web/ui/button.tsx';

const steps = [
  { title: 'Welcome to the workshop', text: 'Three tips in half a minute. Press Esc to close.' },
  { at: 'nav[aria-label]', title: 'The menu', text: 'Find every page here. Star your favorites to pin them on top.', side: 'end' },
  { title: 'You’re all set', text: 'Press ? to see the shortcuts of any page.' },
] as const;

/** A step without a target is centered. */
export function FromTheMiddle() {
  return (
    <Button look="outline" onClick={() => void startTour(steps)}>
      Start welcome tour
    </Button>
  );
}
