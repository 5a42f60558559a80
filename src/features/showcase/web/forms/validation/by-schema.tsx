import { z } from 'zod/mini';
import { says } from '#contract/find-reasons.ts';
import { emailAddress } from '#contract/primitives.ts';
import { bySchema } from '#web/check-values.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useValueForm } from '#web/use-value-form.ts';

const begun = { name: '', email: '', postcode: '' };
const check = bySchema<typeof begun>(
  z.object({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(40)),
    email: emailAddress(),
    postcode: z.string().check(z.regex(/^\d{4}$/, says('malformed'))),
  }),
);

/** Validates a field on blur and all of them on submit, then focuses the first invalid one. */
export function BySchema() {
  const form = useValueForm(begun, check);
  const field = (name: 'name' | 'email' | 'postcode') => ({
    value: form.values[name],
    error: form.errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => form.change({ [name]: currentTarget.value }),
    onBlur: () => form.leave(name),
  });
  return (
    <FormFields
      ref={form.formRef}
      onSubmit={form.onSubmit(async () => toast({ message: 'Valid. Form submitted (demo).', tone: 'success' }))}
    >
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Postcode" inputMode="numeric" hint="Enter four digits, such as 0556." {...field('postcode')} />
      <FormActions>
        <Button type="submit">Check</Button>
      </FormActions>
    </FormFields>
  );
}
