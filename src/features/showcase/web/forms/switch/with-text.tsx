import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';

/** What it does stands below its label, and is read with it. */
export function WithText() {
  const [isShown, setShown] = useState(true);
  const [isTold, setTold] = useState(false);
  return (
    <>
      <Switch label="Show the stock" text="Clients see how many pieces each studio has." isOn={isShown} onChange={setShown} />
      <Switch label="Tell me when it runs out" text="A mail in the morning, at most one a day." isOn={isTold} onChange={setTold} />
    </>
  );
}
