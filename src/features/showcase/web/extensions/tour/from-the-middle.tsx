import { startTour } from '#web/tour.ts';
import { Button } from '#web/ui/button.tsx';

const steps = [
  { title: 'Welcome to the workshop', text: 'Three things, half a minute. You can leave at any time by Esc.' },
  { at: 'nav[aria-label]', title: 'The menu', text: 'Everything has its place here, and a star puts it on top.', side: 'end' },
  { title: 'That is all', text: 'The question mark shows the keys of every page.' },
] as const;

/** A step without a place stands in the middle. */
export function FromTheMiddle() {
  return (
    <Button look="outline" onClick={() => void startTour(steps)}>
      Greet me
    </Button>
  );
}
