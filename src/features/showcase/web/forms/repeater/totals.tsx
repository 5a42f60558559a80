import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconTrash } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useLines } from '#web/use-lines.ts';
import classes from './totals.module.css';

const begun = [
  { id: 1, what: 'Clove pendant', pieces: 4, price: 149 },
  { id: 2, what: 'Oak table, 160 cm', pieces: 1, price: 1250 },
];
const blank: { what: string; pieces: number | null; price: number | null } = { what: '', pieces: 1, price: null };
const centsOf = ({ pieces, price }: typeof blank) => Math.round((pieces ?? 0) * (price ?? 0) * 100);

/** Quote lines with line totals and a grand total. */
export function Totals() {
  const { i18n } = useTranslation();
  const money = (cents: number) => <bdi className="tabular">{formatMoney(cents, 'EUR', i18n.language)}</bdi>;
  const offer = useLines<typeof blank & { id: number }>({ group: 'offer', begun, blank, most: 8 });
  return (
    <>
      <ul className={classes.lines} aria-label="Quote lines">
        {offer.lines.map((line, at) => (
          <li key={line.id} className={classes.line}>
            <TextField label="Item" value={line.what} onChange={(event) => offer.change(line.id, { what: event.currentTarget.value })} />
            <NumberField label="Quantity" min={0} max={99} value={line.pieces} onChange={(pieces) => offer.change(line.id, { pieces })} />
            <NumberField
              label="Price"
              unit="€"
              decimals={2}
              min={0}
              value={line.price}
              onChange={(price) => offer.change(line.id, { price })}
            />
            <div className={classes.end}>
              {money(centsOf(line))}
              <IconButton
                label={`Remove line ${at + 1}`}
                disabled={offer.isLeast}
                onClick={() => offer.remove(line.id, `${line.what || 'Line'} removed`)}
              >
                <IconTrash size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <Button look="outline" disabled={offer.isFull} onClick={() => offer.add()}>
          <IconPlus size={18} aria-hidden="true" />
          Add line
        </Button>
        <p className={classes.total} role="status">
          Total {money(offer.lines.reduce((sum, line) => sum + centsOf(line), 0))}
        </p>
      </div>
    </>
  );
}
