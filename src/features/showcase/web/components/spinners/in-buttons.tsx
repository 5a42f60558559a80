import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';

/** Finishes after two seconds. */
export function InButtons() {
  const [sending, setSending] = useState<string>();
  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => setSending(undefined), 2000);
    return () => clearTimeout(timer);
  }, [sending]);
  return (
    <Row>
      <Button loading={sending === 'save'} onClick={() => setSending('save')}>
        Save
      </Button>
      <Button look="outline" loading={sending === 'sync'} onClick={() => setSending('sync')}>
        Refresh orders
      </Button>
    </Row>
  );
}
