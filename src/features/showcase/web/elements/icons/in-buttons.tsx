import { IconPlus, IconStar, IconTrash } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/row.tsx';

/** The name of an `IconButton` is its tooltip, too. */
export function InButtons() {
  return (
    <Row>
      <Button onClick={() => toast({ message: 'A new drawing is begun.' })}>
        <IconPlus size={18} aria-hidden="true" />
        New drawing
      </Button>
      <IconButton label="Mark the drawing" onClick={() => toast({ message: 'The drawing is marked.' })}>
        <IconStar />
      </IconButton>
      <IconButton label="Delete the drawing" onClick={() => toast({ message: 'The drawing is deleted.' })}>
        <IconTrash />
      </IconButton>
    </Row>
  );
}
