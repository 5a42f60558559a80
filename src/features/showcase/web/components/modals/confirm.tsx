import { useState } from 'react';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Row } from '#web/ui/row.tsx';

const questions = {
  send: { title: 'Send the invoice now?', text: 'Kestrel Hotels get it by mail.', confirmLabel: 'Send', done: 'The invoice is sent.' },
  erase: {
    title: 'Delete the studio?',
    text: 'Its 14 people lose their rooms. This cannot be undone.',
    confirmLabel: 'Delete',
    done: 'The studio is deleted.',
  },
};

/** What is asked says what happens. */
export function Confirm() {
  const [asked, setAsked] = useState<keyof typeof questions>();
  const question = asked && questions[asked];
  const close = () => setAsked(undefined);
  return (
    <Row>
      <Button look="outline" onClick={() => setAsked('send')}>
        Send…
      </Button>
      <Button look="outline" tone="danger" onClick={() => setAsked('erase')}>
        Delete…
      </Button>
      {question && (
        <ConfirmDialog
          {...question}
          cancelLabel="Not now"
          isDanger={asked === 'erase'}
          onConfirm={() => {
            close();
            toast({ message: question.done });
          }}
          onClose={close}
        />
      )}
    </Row>
  );
}
