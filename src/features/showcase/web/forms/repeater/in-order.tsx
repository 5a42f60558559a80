import { IconPlus, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { OrderHandle } from '#web/ui/order-handle.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useLines } from '#web/use-lines.ts';
import classes from './in-order.module.css';

/** Reorder by dragging the handle, with arrow keys on it, or from its menu. */
export function InOrder() {
  const steps = useLines({
    group: 'steps of the lamp',
    begun: [
      { id: 1, text: 'Steam the ash strip' },
      { id: 2, text: 'Fold the paper' },
      { id: 3, text: 'Glue the shade' },
      { id: 4, text: 'Wire the socket' },
    ],
    blank: { text: '' },
  });
  return (
    <>
      <ol className={classes.lines} aria-label="Lamp production steps">
        {steps.lines.map(({ id, text }, at) => (
          <li key={id} className={classes.line} data-row>
            <OrderHandle id={id} name={text || `step ${at + 1}`} order={steps.order} />
            <TextField
              hidesLabel
              label={`Step ${at + 1}`}
              value={text}
              onChange={(event) => steps.change(id, { text: event.currentTarget.value })}
            />
            <IconButton label={`Remove step ${at + 1}`} disabled={steps.isLeast} onClick={() => steps.remove(id, `“${text}” removed`)}>
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button look="outline" onClick={() => steps.add()}>
        <IconPlus size={18} aria-hidden="true" />
        Add step
      </Button>
    </>
  );
}
