import { useState } from 'react';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** When submitting to a server, use `formRef`, `isSending`, and `failure`. */
export function Form() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const submit = () => {
    if (!name.trim()) return setError('Enter a name');
    setOpen(false);
    setName('');
    toast({ message: `${name.trim()} added`, tone: 'success' });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add supplier</Button>
      {isOpen && (
        <DialogForm title="Add supplier" submitLabel="Add" onSubmit={submit} onClose={() => setOpen(false)}>
          <TextField
            label="Name"
            value={name}
            error={error}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setError('');
            }}
          />
          <TextField label="Email" type="email" placeholder="orders@sawmill.example" />
        </DialogForm>
      )}
    </>
  );
}
