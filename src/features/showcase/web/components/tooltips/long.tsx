import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** It breaks into lines. */
export function Long() {
  return (
    <Tooltip
      text="What is made to measure cannot be sent back. We draw it first, and build it when you have seen the drawing."
      trigger={(attributes) => (
        <Button look="outline" {...attributes}>
          Made to measure
        </Button>
      )}
    />
  );
}
