import { useRef } from 'react';
import { startTour } from '#web/tour.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** The target is passed as an element. */
export function OneHint() {
  const place = useRef<HTMLDivElement>(null);
  const show = () =>
    startTour([{ at: () => place.current, title: 'New: discount codes', text: 'Newsletter codes apply to everything in your cart.' }]);
  return (
    <Stack>
      <div ref={place}>
        <TextField label="Code" placeholder="LAMP10" />
      </div>
      <div>
        <Button look="outline" onClick={() => void show()}>
          What’s new?
        </Button>
      </div>
    </Stack>
  );
}
