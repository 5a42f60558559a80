import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';

/** The description is below the label and is read with it. */
export function WithText() {
  const [isShown, setShown] = useState(true);
  const [isTold, setTold] = useState(false);
  return (
    <>
      <Switch label="Show stock levels" text="Customers see the stock at each studio." isOn={isShown} onChange={setShown} />
      <Switch label="Low-stock alerts" text="At most one email each morning." isOn={isTold} onChange={setTold} />
    </>
  );
}
