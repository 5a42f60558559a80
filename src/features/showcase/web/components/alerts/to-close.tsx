import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

export function ToClose() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) {
    return (
      <Button look="outline" onClick={() => setOpen(true)}>
        Show again
      </Button>
    );
  }
  return (
    <Alert tone="accent" title="New: orders by week" onClose={() => setOpen(false)}>
      The dashboard now shows orders by week.
    </Alert>
  );
}
