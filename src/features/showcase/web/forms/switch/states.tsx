import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';

/** On, off, and disabled. */
export function States() {
  const [isOn, setOn] = useState(true);
  const [isLate, setLate] = useState(false);
  return (
    <>
      <Switch label="Shop window lights" isOn={isOn} onChange={setOn} />
      <Switch label="Open until 10 pm" isOn={isLate} onChange={setLate} />
      <Switch label="Alarm, managed by the office" isOn disabled onChange={setOn} />
    </>
  );
}
