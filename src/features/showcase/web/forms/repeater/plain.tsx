import { IconPlus, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useLines } from '#web/use-lines.ts';
import classes from './repeater.module.css';

/** Rows can be added and removed, and removals undone. */
export function Plain() {
  const guests = useLines({ group: 'guests', begun: [{ id: 1, name: 'Maren Lindqvist' }], blank: { name: '' } });
  return (
    <>
      <ul className={classes.lines} aria-label="Opening guests">
        {guests.lines.map(({ id, name }, at) => (
          <li key={id} className={classes.line}>
            <TextField
              hidesLabel
              label={`Guest ${at + 1}`}
              placeholder="Guest name"
              autoFocus={name === '' && id > 1}
              value={name}
              onChange={(event) => guests.change(id, { name: event.currentTarget.value })}
            />
            <IconButton
              label={`Remove ${name || `guest ${at + 1}`}`}
              disabled={guests.isLeast}
              onClick={() => guests.remove(id, `${name || 'Guest'} removed`)}
            >
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button look="outline" onClick={() => guests.add()}>
        <IconPlus size={18} aria-hidden="true" />
        Add guest
      </Button>
    </>
  );
}
