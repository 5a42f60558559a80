import { z } from 'zod/mini';
import { password } from '#contract/credentials.ts';
import { bySchema, type ValueCheck } from '#web/check-values.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useValueForm } from '#web/use-value-form.ts';

const begun = { password: '', again: '' };
const checkEach = bySchema<typeof begun>(z.object({ password: password(), again: z.string().check(z.minLength(1)) }));
const check: ValueCheck<typeof begun> = (values) => ({
  ...(values.again !== values.password && { again: { code: 'malformed' } }),
  ...checkEach(values),
});

/** A rule across two fields; the error appears on the one to correct. */
export function Together() {
  const form = useValueForm(begun, check);
  const field = (name: 'password' | 'again') => ({
    value: form.values[name],
    error: form.errorOf(name),
    autoComplete: 'new-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => form.change({ [name]: currentTarget.value }),
    onBlur: () => form.leave(name),
  });
  return (
    <FormFields ref={form.formRef} onSubmit={form.onSubmit(async () => toast({ message: 'The passwords match.', tone: 'success' }))}>
      <PasswordField label="New password" {...field('password')} />
      <PasswordField label="Confirm password" {...field('again')} error={form.errorOf('again') && 'The passwords don’t match.'} />
      <FormActions>
        <Button type="submit">Set password</Button>
      </FormActions>
    </FormFields>
  );
}
