import { useState } from 'react';
import { toast } from '#web/toast.ts';
import { Switch } from '#web/ui/switch.tsx';

/** What has an effect at once can be taken back at once. */
export function TakesBack() {
  const [isOpen, setOpen] = useState(true);
  const turn = (isOn: boolean) => {
    setOpen(isOn);
    const message = isOn ? 'The web shop is open.' : 'The web shop is closed.';
    toast({ message, action: { label: 'Undo', run: () => setOpen(!isOn), isUndo: true } });
  };
  return (
    <Switch
      label="Web shop"
      text={isOpen ? 'Open: clients can order.' : 'Closed: clients see when it opens again.'}
      isOn={isOpen}
      onChange={turn}
    />
  );
}
