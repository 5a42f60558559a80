import { IconPlus, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useLines } from '#web/use-lines.ts';
import classes from './animated.module.css';

/** A new row animates in to show where it was added; reduced motion disables it. */
export function Animated() {
  const stops = useLines({
    group: 'stops',
    begun: [
      { id: 1, place: 'Workshop, Tønsberg' },
      { id: 2, place: 'Studio, Oslo' },
    ],
    blank: { place: '' },
  });
  return (
    <>
      <ol className={classes.lines} aria-label="Van stops">
        {stops.lines.map(({ id, place }, at) => (
          <li key={id} className={classes.line} data-new={id > 2 || undefined}>
            <div className={classes.fields}>
              <TextField
                hidesLabel
                label={`Stop ${at + 1}`}
                placeholder="Stop address"
                value={place}
                onChange={(event) => stops.change(id, { place: event.currentTarget.value })}
              />
              <IconButton
                label={`Remove stop ${at + 1}`}
                disabled={stops.isLeast}
                onClick={() => stops.remove(id, `${place || 'Stop'} removed`)}
              >
                <IconTrash size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <Button look="outline" onClick={() => stops.add()}>
        <IconPlus size={18} aria-hidden="true" />
        Add stop
      </Button>
    </>
  );
}
