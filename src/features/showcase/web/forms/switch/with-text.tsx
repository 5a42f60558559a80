import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';

/** What it does stands below its label, and is read with it. */
export function WithText() {
  const [isShown, setShown] = useState(true);
  const [isTold, setTold] = useState(false);
  return (
    <>
      <Switch label="Show stock levels" text="Clients see how many each studio has." isOn={isShown} onChange={setShown} />
      <Switch label="Tell me when stock runs out" text="One email a day at most, in the morning." isOn={isTold} onChange={setTold} />
    </>
  );
}
