import { useState } from 'react';
import { AuthCard, AuthHeading, failureText, useCheckedForm } from '#platform/session/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { beginSignOn } from '../../contract.ts';
import classes from './entry-page.module.css';
import { keepTicket } from './ticket-storage.ts';

/** Asks for the company unless it's in the URL, and redirects to its provider. */
export function EntryPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.signOn'));
  const company = new URLSearchParams(window.location.search).get('company');
  const to = new URLSearchParams(window.location.search).get('to');
  return (
    <AuthCard>
      <AuthHeading title={t('menu.signOn')} text={t(company ? 'signOn.entry.text' : 'signOn.entry.whose')} />
      {company ? <CompanyButton company={company} /> : <AddressForm />}
      <p className={classes.other}>
        <PageLink href={`/pages/login-cover${to === null ? '' : `?${new URLSearchParams({ to })}`}`}>{t('signOn.entry.password')}</PageLink>
      </p>
    </AuthCard>
  );
}

function CompanyButton({ company }: { company: string }) {
  const { t } = useTranslation();
  const [isGoing, setGoing] = useState(false);
  const [failure, setFailure] = useState('');
  const go = () => {
    setFailure('');
    setGoing(true);
    goToProvider({ company }).catch((error: unknown) => {
      setFailure(failureText(t, error));
      setGoing(false);
    });
  };
  return (
    <>
      <FormFailure text={failure} />
      <Button wide loading={isGoing} onClick={go}>
        {t('signOn.entry.go')}
      </Button>
    </>
  );
}

function AddressForm() {
  const { t } = useTranslation();
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: ({ email }): Record<string, { code: 'not_an_email' }> =>
      String(email).includes('@') ? {} : { email: { code: 'not_an_email' } },
    body: (form) => ({ email: String(form.get('email')).trim() }),
    send: async ({ email }) => {
      await goToProvider({ email });
      return undefined;
    },
  });
  return (
    <form ref={formRef} className={classes.form} noValidate method="post" onSubmit={submit}>
      <TextField
        {...field('email')}
        label={t('signOn.entry.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormFailure text={failure} />
      <Button type="submit" wide loading={isSending}>
        {t('signOn.entry.go')}
      </Button>
    </form>
  );
}

/** Redirects to a company's provider; afterward the person continues where they wanted to go. */
async function goToProvider(whose: { company: string } | { email: string }): Promise<void> {
  const { address, ticket } = await call(beginSignOn, { body: whose });
  keepTicket({ ticket, to: new URLSearchParams(window.location.search).get('to') });
  window.location.assign(address);
}
