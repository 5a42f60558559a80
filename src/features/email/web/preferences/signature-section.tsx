import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import dialogClasses from '#web/ui/dialog-body.module.css';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { updateMailPreferences } from '../../preferences-contract.ts';
import { ConflictNotice } from '../settings/conflict-notice.tsx';
import cardClasses from '../settings/settings-card.module.css';
import { preferencesQuery } from '../settings/settings-queries.ts';
import { SettingsQuery, SettingsSection } from '../settings/settings-section.tsx';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { HtmlPreview, PicturedTextField } from './pictured-text.tsx';

export function SignatureSection() {
  const { t } = useTranslation();
  const query = useQuery(preferencesQuery);
  const mayChange = useCan('update', 'Email');
  return (
    <SettingsSection title={t('email.settings.signature.title')} text={t('email.settings.signature.text')}>
      <SettingsQuery query={query} lines={4}>
        {({ signature, version }) =>
          mayChange ? (
            <SignatureForm kept={{ signature, version }} />
          ) : (
            <div className={cardClasses.card}>
              {signature ? (
                <HtmlPreview html={signature} title={t('email.settings.signature.title')} />
              ) : (
                <p className={cardClasses.quiet}>{t('email.settings.signature.none')}</p>
              )}
            </div>
          )
        }
      </SettingsQuery>
    </SettingsSection>
  );
}

interface SignatureValues {
  version: number;
  signature: string;
}

/** Edits the signature, with a preview below an email. */
function SignatureForm({ kept }: { kept: SignatureValues }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();

  async function send({ signature, version }: SignatureValues) {
    const saved = await call(updateMailPreferences, { body: { signature, version } });
    queryClient.setQueryData(preferencesQuery.queryKey, (known) => known && { ...known, ...saved });
    toast({ message: t('email.settings.signature.saved'), tone: 'success' });
    return saved;
  }

  const form = useSettingsForm<SignatureValues>({
    draftKey: 'signature',
    kept,
    send,
    readCurrent: (current) => current as SignatureValues,
  });
  const { signature } = form.values;
  return (
    <div className={`${cardClasses.card} ${cardClasses.form}`}>
      <PicturedTextField
        label={t('email.settings.signature.title')}
        key={form.round}
        initial={signature}
        error={form.errorOf('signature')}
        placeholder={t('email.settings.signature.placeholder')}
        onChange={(html) => form.change({ signature: html })}
      />
      <FormFailure text={form.failure} />
      {form.conflict ? (
        <ConflictNotice
          mine={<HtmlPreview html={signature} title={t('ui.conflict.mine')} />}
          current={<HtmlPreview html={form.conflict.signature} title={t('email.settings.conflict.current')} />}
          isSending={form.isSending}
          onKeepMine={form.keepMine}
          onTakeCurrent={form.takeCurrent}
        />
      ) : (
        <form ref={form.formRef} className={dialogClasses.buttons} onSubmit={form.submit} noValidate>
          {form.isChanged && (
            <Button look="outline" onClick={form.reset}>
              {t('email.settings.discard')}
            </Button>
          )}
          <Button type="submit" loading={form.isSending}>
            {t('common.save')}
          </Button>
        </form>
      )}
      {/* Last: it grows with what is typed, and must not push away what is about to be pressed. */}
      <div>
        <h3 className={cardClasses.heading}>{t('email.settings.signature.preview')}</h3>
        {signature ? (
          <div className={cardClasses.preview}>
            <HtmlPreview
              html={`<p>${t('email.settings.signature.example')}</p>${signature}`}
              title={t('email.settings.signature.preview')}
            />
          </div>
        ) : (
          <p className={cardClasses.quiet}>{t('email.settings.signature.none')}</p>
        )}
      </div>
    </div>
  );
}
