import { useTranslation } from '#web/i18n.ts';
import { Check } from '#web/ui/check.tsx';
import { LegendGroup } from '#web/ui/legend-group.tsx';
import { type ColorOption, colorOptions } from '../../../contract.ts';
import { ColourName } from '../../colour-name.tsx';
import classes from './colours-field.module.css';

interface Props {
  chosen: readonly ColorOption[];
  onChange: (colours: ColorOption[]) => void;
}

/** In which colours there is a product. */
export function ColoursField({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <LegendGroup legend={t('shopStaff.field.colorOptions')}>
      <div className={classes.list}>
        {colorOptions.map((colour) => (
          <Check
            key={colour}
            checked={chosen.includes(colour)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(colorOptions.filter((one) => (one === colour ? checked : chosen.includes(one))))
            }
          >
            <ColourName colour={colour} />
          </Check>
        ))}
      </div>
    </LegendGroup>
  );
}
