import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addMailAlias } from '../../preferences-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { aliasesQuery } from '../settings/settings-queries.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';

const nothing = { version: 0, email: '' };

/** Adds an address of the same domain as the person's own. */
export function AliasForm({ ownAddress }: { ownAddress: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const domain = ownAddress.slice(ownAddress.indexOf('@'));
  const form = useSettingsForm({
    kept: nothing,
    send: async ({ email }) => {
      const { alias } = await call(addMailAlias, { body: { email } });
      toast({ message: t('email.settings.addresses.added', { email: alias.email }), tone: 'success' });
      await queryClient.invalidateQueries({ queryKey: aliasesQuery.queryKey });
      return nothing;
    },
    readCurrent: () => nothing,
  });
  return (
    <form ref={form.formRef} className={cardClasses.form} onSubmit={form.submit} noValidate>
      <TextField
        label={t('email.settings.addresses.new')}
        name="email"
        dir="ltr"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        placeholder={domain && `sales${domain}`}
        value={form.values.email}
        error={form.errorOf('email')}
        hint={domain && t('email.settings.addresses.domain', { domain: `\u2066${domain}\u2069` })}
        onChange={(event) => form.change({ email: event.currentTarget.value })}
      />
      <FormFailure text={form.failure} />
      <div className={cardClasses.buttons}>
        <Button type="submit" look="outline" loading={form.isSending}>
          {t('email.settings.addresses.add')}
        </Button>
      </div>
    </form>
  );
}
