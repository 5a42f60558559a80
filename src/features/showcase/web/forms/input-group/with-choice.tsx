import { useState } from 'react';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';

const perUnit: Record<string, number> = { cm: 1, inch: 2.54, foot: 30.48 };

/** A leading or trailing select has its own label. */
export function WithChoice() {
  const [unit, setUnit] = useState('cm');
  const [length, setLength] = useState('160');
  const cm = Number(length) * (perUnit[unit] ?? 1);
  return (
    <FormFields>
      <FieldGroup
        label="Table length"
        inputMode="decimal"
        value={length}
        onChange={(event) => setLength(event.currentTarget.value)}
        hint={Number.isFinite(cm) ? `That is ${Math.round(cm)} cm; allow 60 cm per seat.` : 'Enter digits only.'}
        after={
          <select aria-label="Unit of length" value={unit} onChange={(event) => setUnit(event.currentTarget.value)}>
            <option value="cm">cm</option>
            <option value="inch">inches</option>
            <option value="foot">feet</option>
          </select>
        }
      />
      <FieldGroup
        label="Phone"
        type="tel"
        placeholder="22 00 00 00"
        before={
          <select aria-label="Country code" defaultValue="+47">
            <option value="+47">NO +47</option>
            <option value="+351">PT +351</option>
            <option value="+49">DE +49</option>
          </select>
        }
      />
    </FormFields>
  );
}
