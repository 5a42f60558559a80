import { IconPlus, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useLines } from '#web/use-lines.ts';
import classes from './repeater.module.css';

const most = 3;

/** One to three rows: buttons are disabled at the limits. */
export function Limits() {
  const phones = useLines({ group: 'phones', begun: [{ id: 1, number: '+47 22 86 44 00' }], blank: { number: '' }, most });
  return (
    <>
      <ul className={classes.lines} aria-label="Studio phone numbers">
        {phones.lines.map(({ id, number }, at) => (
          <li key={id} className={classes.line}>
            <TextField
              hidesLabel
              label={`Phone ${at + 1}`}
              type="tel"
              placeholder="+47 22 00 00 00"
              value={number}
              onChange={(event) => phones.change(id, { number: event.currentTarget.value })}
            />
            <IconButton
              label={`Remove phone ${at + 1}`}
              disabled={phones.isLeast}
              onClick={() => phones.remove(id, 'Phone number removed')}
            >
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button look="outline" disabled={phones.isFull} onClick={() => phones.add()}>
        <IconPlus size={18} aria-hidden="true" />
        Add phone number
      </Button>
      <p role="status">{phones.isFull ? 'Up to three per studio' : `${phones.lines.length} of ${most}`}</p>
    </>
  );
}
