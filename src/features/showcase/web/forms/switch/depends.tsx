import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import classes from './depends.module.css';

/** A dependent switch is disabled with its parent and keeps its state. */
export function Depends() {
  const [isOn, setOn] = useState(false);
  const [byMail, setByMail] = useState(true);
  const [byPhone, setByPhone] = useState(false);
  return (
    <>
      <Switch label="Notify me of new orders" isOn={isOn} onChange={setOn} />
      <fieldset className={classes.within} disabled={!isOn} aria-label="Notification methods">
        <Switch label="By email" isOn={byMail} onChange={setByMail} />
        <Switch label="On my phone" isOn={byPhone} onChange={setByPhone} />
      </fieldset>
    </>
  );
}
