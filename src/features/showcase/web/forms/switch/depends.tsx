import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import classes from './depends.module.css';

/** What hangs on another one is shut with it, and keeps how it stood. */
export function Depends() {
  const [isOn, setOn] = useState(false);
  const [byMail, setByMail] = useState(true);
  const [byPhone, setByPhone] = useState(false);
  return (
    <>
      <Switch label="Tell me of new orders" isOn={isOn} onChange={setOn} />
      <fieldset className={classes.within} disabled={!isOn} aria-label="How new orders are told">
        <Switch label="By mail" isOn={byMail} onChange={setByMail} />
        <Switch label="On the phone" isOn={byPhone} onChange={setByPhone} />
      </fieldset>
    </>
  );
}
