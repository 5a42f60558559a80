import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMail, IconTrash, IconWorld } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { transport } from '#web/transport.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addMailAlias, deleteMailAlias, type MailAlias } from '../../preferences-contract.ts';
import cardClasses from '../settings/settings-card.module.css';
import { aliasesQuery, preferencesQuery } from '../settings/settings-queries.ts';
import { SettingsQuery, SettingsSection } from '../settings/settings-section.tsx';
import { useRemoval } from '../settings/use-removal.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import classes from './addresses-section.module.css';
import listClasses from './named-list.module.css';

/** The person's addresses, and how their outgoing mail is sent. */
export function AddressesSection() {
  const { t } = useTranslation();
  const preferences = useQuery(preferencesQuery);
  const aliases = useQuery(aliasesQuery);
  const mayAdd = useCan('create', 'Email');
  return (
    <SettingsSection title={t('email.settings.addresses.title')} text={t('email.settings.addresses.text')}>
      <SettingsQuery query={preferences} lines={2}>
        {({ from, canSendOutside, outsideFrom }) => (
          <>
            <div className={cardClasses.card}>
              <h3 className={cardClasses.heading}>{t('email.settings.addresses.own')}</h3>
              <p className={cardClasses.quiet}>
                <bdi>{from.name}</bdi>
                {' · '}
                <bdi>{from.email}</bdi>
              </p>
            </div>
            <div className={cardClasses.card}>
              <h3 className={cardClasses.heading}>{t('email.settings.addresses.outside')}</h3>
              <SendingNote ownAddress={from.email} outsideFrom={canSendOutside ? outsideFrom : null} />
            </div>
          </>
        )}
      </SettingsQuery>
      <SettingsQuery query={aliases} lines={2}>
        {(loaded) => (
          <div className={`${cardClasses.card} ${cardClasses.form}`}>
            <div>
              <h3 className={cardClasses.heading}>{t('email.settings.addresses.more')}</h3>
              <p className={cardClasses.quiet}>
                {t(loaded.aliases.length > 0 ? 'email.settings.addresses.moreText' : 'email.settings.addresses.none')}
              </p>
            </div>
            <AliasList aliases={loaded.aliases} />
            {mayAdd && <AliasForm ownAddress={preferences.data?.from.email ?? ''} />}
          </div>
        )}
      </SettingsQuery>
    </SettingsSection>
  );
}

const nothing = { version: 0, email: '' };

/** Adds an alias in the domain of the person's main address. */
function AliasForm({ ownAddress }: { ownAddress: string }) {
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

function AliasList({ aliases }: { aliases: MailAlias[] }) {
  const { t } = useTranslation();
  const removeWithUndo = useRemoval();
  const mayRemove = useCan('delete', 'Email');
  const remove = ({ id, email }: MailAlias) =>
    removeWithUndo({
      queryKey: aliasesQuery.queryKey,
      said: t('email.settings.addresses.removed', { email }),
      remove: () => call(deleteMailAlias, { params: { id } }),
      restore: () => call(addMailAlias, { body: { email } }),
      restoredBy: 'create',
    });
  if (aliases.length === 0) return null;
  return (
    <ul className={listClasses.list}>
      {aliases.map((alias) => (
        <li key={alias.id} className={listClasses.row}>
          <bdi>{alias.email}</bdi>
          {mayRemove && (
            <IconButton label={t('email.settings.addresses.remove', { email: alias.email })} onClick={() => void remove(alias)}>
              <IconTrash />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SendingNoteProps {
  ownAddress: string;
  /** The sender address for outside email; null when none is sent. */
  outsideFrom: string | null;
}

/** Explains how mail reaches people inside, and whether and under which address it is sent outside. */
function SendingNote({ ownAddress, outsideFrom }: SendingNoteProps) {
  const { t } = useTranslation();
  const isInTab = transport().tab !== undefined;
  // Isolates addresses, which run left to right in any sentence.
  const address = `\u2068${outsideFrom}\u2069`;
  const own = `\u2068${ownAddress}\u2069`;
  return (
    <ul className={classes.notes}>
      <li>
        <IconMail size={20} stroke={1.75} aria-hidden="true" />
        {t(isInTab ? 'email.settings.addresses.insideInTab' : 'email.settings.addresses.inside')}
      </li>
      <li>
        <IconWorld size={20} stroke={1.75} aria-hidden="true" />
        {outsideFrom === null
          ? t(isInTab ? 'email.settings.addresses.noOutsideInTab' : 'email.settings.addresses.noOutside')
          : t('email.settings.addresses.leavesAs', { address, own })}
      </li>
    </ul>
  );
}
