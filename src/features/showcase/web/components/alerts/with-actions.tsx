import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

export function WithActions() {
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Alert
        isLive
        tone="success"
        actions={
          <Button look="outline" size="small" onClick={() => setSent(false)}>
            Undo
          </Button>
        }
      >
        Reminder sent
      </Alert>
    );
  }
  return (
    <Alert
      tone="danger"
      title="Invoice 5036 is 12 days overdue"
      actions={
        <Button size="small" onClick={() => setSent(true)}>
          Send reminder
        </Button>
      }
    >
      Kestrel Hotels owes 4,280.00 €.
    </Alert>
  );
}
