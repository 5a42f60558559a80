import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

export function Long() {
  return (
    <Tooltip
      text="Custom items can’t be returned. You approve a drawing before we build."
      trigger={(attributes) => (
        <Button look="outline" {...attributes}>
          Custom-made
        </Button>
      )}
    />
  );
}
