import { useState } from 'react';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** The first attempt fails, the second succeeds. */
export function Again() {
  const [isSending, setSending] = useState(false);
  const send = (tries: number) => {
    setSending(true);
    setTimeout(() => {
      setSending(false);
      if (tries > 1) toast({ message: 'Email sent', tone: 'success' });
      else toast({ message: 'Couldn’t send the email', tone: 'error', action: { label: 'Try again', run: () => send(tries + 1) } });
    }, 800);
  };
  return (
    <Button look="outline" loading={isSending} onClick={() => send(1)}>
      Send email
    </Button>
  );
}
