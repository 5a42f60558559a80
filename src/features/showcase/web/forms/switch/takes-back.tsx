import { useState } from 'react';
import { toast } from '#web/toast.ts';
import { Switch } from '#web/ui/switch.tsx';

/** Offers Undo for an immediate change. */
export function TakesBack() {
  const [isOpen, setOpen] = useState(true);
  const turn = (isOn: boolean) => {
    setOpen(isOn);
    const message = isOn ? 'Online store opened' : 'Online store closed';
    toast({ message, action: { label: 'Undo', run: () => setOpen(!isOn), isUndo: true } });
  };
  return (
    <Switch
      label="Online store"
      text={isOpen ? 'Open: customers can order.' : 'Closed: customers see when it reopens.'}
      isOn={isOpen}
      onChange={turn}
    />
  );
}
