import { useTranslation } from '#web/i18n.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { TextFieldProps } from '#web/ui/text-field.tsx';

/** The current password, wherever a proof of identity is required. */
export function CurrentPasswordField({ label, ...field }: Partial<Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'>>) {
  const { t } = useTranslation();
  return (
    <PasswordField
      {...field}
      label={label ?? t('common.password')}
      showLabel={t('session.showPassword')}
      hideLabel={t('session.hidePassword')}
      autoComplete="current-password"
    />
  );
}
