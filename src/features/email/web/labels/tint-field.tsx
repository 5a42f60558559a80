import { useTranslation } from '#web/i18n.ts';
import choiceStyles from '#web/ui/choice.module.css';
import { LegendGroup } from '#web/ui/legend-group.tsx';
import { type Tint, tints } from '../../labels-contract.ts';
import { LabelDot } from './label-mark.tsx';
import classes from './tint-field.module.css';

/** Chooses the colour of a label. */
export function TintField({ value, onChange }: { value: Tint; onChange: (tint: Tint) => void }) {
  const { t } = useTranslation();
  return (
    <LegendGroup legend={t('email.ownLabels.colour')}>
      <div className={classes.choices}>
        {tints.map((tint) => (
          <label key={tint} className={`${choiceStyles.choice} ${classes.choice}`} title={t(`email.tint.${tint}`)}>
            <input type="radio" name="tint" aria-label={t(`email.tint.${tint}`)} checked={tint === value} onChange={() => onChange(tint)} />
            <LabelDot tint={tint} />
          </label>
        ))}
      </div>
    </LegendGroup>
  );
}
