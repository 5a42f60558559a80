import { useTranslation } from '#web/i18n.ts';
import { Check } from '#web/ui/check.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { LegendGroup } from '#web/ui/legend-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useStable } from '#web/use-stable.ts';
import { type ColorOption, colorOptions } from '../../../contract.ts';
import { taxClasses } from '../../../tax-class-contract.ts';
import { ColorName } from '../../color-name.tsx';
import classes from './colors-field.module.css';
import { PicturesField } from './pictures-field.tsx';
import type { ProductForm, ProductValues } from './use-product-form.ts';

type TextName = 'name' | 'brand' | 'category' | 'description' | 'features' | 'priceCents' | 'stock' | 'weightGrams';

/** All fields of a product; the stock only for a new one. */
export function ProductFields({ form, currency, isNew }: { form: ProductForm; currency: string; isNew: boolean }) {
  const { t } = useTranslation();
  const { values, errors, change } = form;
  const { changePictures } = useStable({
    changePictures: (of: (now: ProductValues['pictureIds']) => ProductValues['pictureIds']) =>
      change({ pictureIds: of(values.pictureIds) }),
  });
  const field = (name: TextName, maxLength: number) => ({
    label: t(`shopStaff.field.${name}`, { currency }),
    value: values[name],
    error: errors[name],
    maxLength,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextField {...field('name', 120)} dir="auto" required />
      <FieldRow>
        <TextField {...field('brand', 60)} dir="auto" />
        <TextField {...field('category', 60)} dir="auto" />
      </FieldRow>
      <FieldRow>
        <TextField {...field('priceCents', 20)} inputMode="decimal" hint={t('shopStaff.hint.priceCents')} required />
        {isNew && <TextField {...field('stock', 10)} inputMode="numeric" hint={t('shopStaff.hint.stock')} />}
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('shopStaff.field.taxClass')}
          hint={t('shopStaff.hint.taxClass')}
          value={values.taxClass}
          options={taxClasses.map((value) => ({ value, label: t(`shopStaff.taxClass.${value}`) }))}
          onChoose={(value) => change({ taxClass: taxClasses.find((one) => one === value) ?? 'goods' })}
        />
        <TextField {...field('weightGrams', 10)} inputMode="decimal" />
      </FieldRow>
      <TextareaField {...field('description', 4000)} rows={4} />
      <TextareaField {...field('features', 4000)} hint={t('shopStaff.hint.features')} />
      <PicturesField pictures={values.pictureIds} error={errors.pictureIds} onChange={changePictures} />
      <ColorsField chosen={values.colorOptions} onChange={(colours) => change({ colorOptions: colours })} />
      <div>
        <Switch
          label={t('shopStaff.field.hasFreeShipping')}
          isOn={values.hasFreeShipping}
          onChange={(isOn) => change({ hasFreeShipping: isOn })}
        />
        <Switch label={t('shopStaff.field.isPublished')} isOn={values.isPublished} onChange={(isOn) => change({ isPublished: isOn })} />
      </div>
    </>
  );
}

interface Props {
  chosen: readonly ColorOption[];
  onChange: (colours: ColorOption[]) => void;
}

function ColorsField({ chosen, onChange }: Props) {
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
            <ColorName colour={colour} />
          </Check>
        ))}
      </div>
    </LegendGroup>
  );
}
