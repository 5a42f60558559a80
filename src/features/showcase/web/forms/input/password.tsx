import { FormFields } from '#web/ui/form-layout.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

/** Showing the password reduces typos. */
export function Password() {
  return (
    <FormFields>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        showLabel="Show password"
        hideLabel="Hide password"
        defaultValue="oak and linen"
        hint="Four words are better than eight characters."
      />
    </FormFields>
  );
}
