import { useState } from 'react';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Row } from '#web/ui/row.tsx';

const questions = {
  send: { title: 'Send the invoice now?', text: 'Kestrel Hotels will receive it by email.', confirmLabel: 'Send', done: 'Invoice sent' },
  erase: {
    title: 'Delete the studio?',
    text: 'Its 14 members will lose access. This can’t be undone.',
    confirmLabel: 'Delete',
    done: 'Studio deleted',
  },
};

/** The question states the consequence. */
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
