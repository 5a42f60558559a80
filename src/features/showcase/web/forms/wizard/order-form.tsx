import { z } from 'zod/mini';
import { emailAddress } from '#contract/primitives.ts';
import { bySchema } from '#web/check-values.ts';
import { Check } from '#web/ui/check.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { useSteps } from '#web/use-steps.ts';

/** Initial values for booking a visit by the fitter. */
export const begun = { name: '', email: '', street: '', city: '', visit: '', agreed: '' };
type Visit = typeof begun;

const filled = () => z.string().check(z.trim(), z.minLength(1));

/** Validation per step, with the same rules as a server contract. */
export const checks = [
  bySchema<Visit>(z.object({ name: filled(), email: emailAddress() })),
  bySchema<Visit>(z.object({ street: filled(), city: filled() })),
  bySchema<Visit>(z.object({ visit: filled(), agreed: filled() })),
];

export const steps = [
  { title: 'Your details', text: 'Name and email' },
  { title: 'Address', text: 'Street and city' },
  { title: 'Visit', text: 'Service' },
];

/** The fields of the current step. */
export function OrderFields({ form }: { form: ReturnType<typeof useSteps<Visit>> }) {
  const { values, change, errorOf } = form;
  const field = (name: 'name' | 'email' | 'street' | 'city') => ({
    value: values[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [name]: currentTarget.value }),
  });
  if (form.current === 0)
    return (
      <FieldRow>
        <TextField label="Name" autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      </FieldRow>
    );
  if (form.current === 1)
    return (
      <FieldRow>
        <TextField label="Street address" autoComplete="street-address" {...field('street')} />
        <TextField label="City" autoComplete="address-level2" {...field('city')} />
      </FieldRow>
    );
  const choice = (visit: string) => ({
    name: `${form.storageKey}-visit`,
    checked: values.visit === visit,
    'aria-invalid': errorOf('visit') !== '',
    onChange: () => change({ visit }),
  });
  return (
    <>
      <ChoiceGroup label="Visit" place="cards" isOfRounds error={errorOf('visit')}>
        <ChoiceCard type="radio" title="Measure" note="free" text="Before you order" {...choice('measure')} />
        <ChoiceCard type="radio" title="Fit" note="€ 90" text="Shelves, lamps, tables" {...choice('fit')} />
        <ChoiceCard type="radio" title="Repair" note="hourly" text="For our products" {...choice('repair')} />
      </ChoiceGroup>
      <ChoiceGroup label="Terms" error={errorOf('agreed')}>
        <Check
          checked={values.agreed !== ''}
          aria-invalid={errorOf('agreed') !== ''}
          onChange={({ currentTarget }) => change({ agreed: currentTarget.checked ? 'yes' : '' })}
        >
          The technician may arrive up to an hour late
        </Check>
      </ChoiceGroup>
    </>
  );
}

/** The booking summary after the last step. */
export function OrderSummary({ values }: { values: Visit }) {
  return (
    <FactList
      facts={[
        { label: 'Name', content: <bdi>{values.name}</bdi> },
        { label: 'Email', content: <bdi>{values.email}</bdi> },
        { label: 'Address', content: <bdi>{`${values.street}, ${values.city}`}</bdi> },
        { label: 'Visit', content: values.visit },
      ]}
    />
  );
}
