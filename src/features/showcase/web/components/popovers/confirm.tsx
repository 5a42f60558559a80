import { useContext, useState } from 'react';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseMenu } from '#web/ui/close-menu.ts';
import { Popover } from '#web/ui/popover.tsx';
import { Row } from '#web/ui/row.tsx';

/** The deletion can be undone. */
export function Confirm() {
  const [isThere, setThere] = useState(true);
  const erase = () => {
    setThere(false);
    toast({ message: 'Draft deleted', action: { label: 'Undo', run: () => setThere(true) } });
  };
  if (!isThere) {
    return (
      <Button look="outline" onClick={() => setThere(true)}>
        New draft
      </Button>
    );
  }
  return (
    <Popover
      title="Delete the draft?"
      side="end"
      trigger={(attributes) => (
        <Button look="outline" tone="danger" {...attributes}>
          Delete draft
        </Button>
      )}
    >
      <p>Only you have seen it.</p>
      <Answers onYes={erase} />
    </Popover>
  );
}

function Answers({ onYes }: { onYes: () => void }) {
  const close = useContext(CloseMenu);
  return (
    <Row place="end">
      <Button look="outline" size="small" onClick={close}>
        Save note
      </Button>
      <Button tone="danger" size="small" onClick={onYes}>
        Delete
      </Button>
    </Row>
  );
}
