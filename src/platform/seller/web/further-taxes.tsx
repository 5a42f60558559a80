import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconX } from '#web/icons.ts';
import { readPercent } from '#web/money/read-percent.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import type { SellerValues } from './seller-values.ts';
import classes from './tax-rates-field.module.css';

type Rate = SellerValues['taxRates'][number];
type Further = Rate['more'][number];

interface Props {
  rate: Rate;
  position: number;
  /** Whether to mark invalid fields. */
  isMarked: boolean;
  onChange: (more: Further[]) => void;
}

const maxFurther = 3;

/** Additional taxes of a rate, such as QST in addition to GST. */
export function FurtherTaxes({ rate: { more, category }, position, isMarked, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const change = (at: number, part: Partial<Further>) => onChange(more.map((tax, index) => (index === at ? { ...tax, ...part } : tax)));
  const isWrong = (percent: string) => {
    const basisPoints = readPercent(percent, i18n.language);
    return basisPoints === null || basisPoints < 0 || basisPoints > 10_000;
  };
  return (
    <>
      {more.map((tax, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they do not move.
        <div key={index} className={classes.further}>
          <LimitedInput
            className={classes.input}
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={40}
            aria-label={t('seller.tax.furtherName', { position })}
            aria-invalid={(isMarked && !tax.name.trim()) || undefined}
            value={tax.name}
            onChange={(event) => change(index, { name: event.currentTarget.value })}
          />
          <span className={classes.percent}>
            <input
              className={classes.input}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              aria-label={t('seller.tax.furtherPercent', { position })}
              aria-invalid={isWrong(tax.percent) || undefined}
              value={tax.percent}
              onChange={(event) => change(index, { percent: event.currentTarget.value })}
            />
            <span aria-hidden="true">{t('seller.tax.sign')}</span>
          </span>
          <label className={classes.compound}>
            <input
              type="checkbox"
              checked={tax.isCompound}
              onChange={(event) => change(index, { isCompound: event.currentTarget.checked })}
            />
            {t('seller.tax.compound')}
          </label>
          <IconButton
            label={t('seller.tax.remove', { name: tax.name || String(position) })}
            onClick={() => onChange(more.filter((_, at) => at !== index))}
          >
            <IconX size={18} />
          </IconButton>
        </div>
      ))}
      {category === 'S' && more.length < maxFurther && (
        <Button
          look="plain"
          className={`${classes.add} ${classes.first}`}
          onClick={() => onChange([...more, { name: '', percent: '', isCompound: false }])}
        >
          <IconPlus size={18} />
          {t('seller.tax.addFurther')}
        </Button>
      )}
    </>
  );
}
