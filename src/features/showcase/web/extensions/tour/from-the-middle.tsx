import { startTour } from '#web/tour.ts';
import { Button } from '#web/ui/button.tsx';

const steps = [
  { title: 'Welcome to the workshop', text: 'Three things, half a minute. Press Esc to leave at any time.' },
  { at: 'nav[aria-label]', title: 'The menu', text: 'Everything has its place here; a star puts it on top.', side: 'end' },
  { title: 'That is all', text: 'The question mark shows the shortcuts of every page.' },
] as const;

/** A step without a place stands in the middle. */
export function FromTheMiddle() {
  return (
    <Button look="outline" onClick={() => void startTour(steps)}>
      Start with a greeting
    </Button>
  );
}
