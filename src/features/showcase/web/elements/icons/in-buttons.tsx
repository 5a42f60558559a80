import { IconPlus, IconStar, IconTrash } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/row.tsx';

/** The label of an `IconButton` is also its tooltip. */
export function InButtons() {
  return (
    <Row>
      <Button onClick={() => toast({ message: 'Drawing created' })}>
        <IconPlus size={18} aria-hidden="true" />
        New drawing
      </Button>
      <IconButton label="Star drawing" onClick={() => toast({ message: 'Drawing starred' })}>
        <IconStar />
      </IconButton>
      <IconButton label="Delete drawing" onClick={() => toast({ message: 'Drawing deleted' })}>
        <IconTrash />
      </IconButton>
    </Row>
  );
}
