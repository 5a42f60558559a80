import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { InfoNote } from '#web/ui/info-note.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { signOnQuery } from '../sign-on-query.ts';
import classes from './settings-page.module.css';
import { SignOnForm } from './sign-on-form.tsx';

/** Single sign-on settings of the company. */
export function SettingsPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.signOn'));
  const { data, error, refetch } = useQuery(signOnQuery);
  return (
    <div className={classes.page}>
      <PageHead title={t('menu.signOn')} note={t('signOn.text')} />
      {data ? (
        data.redirectUri !== null && data.page !== null ? (
          <>
            <Card title={t('signOn.told.title')} text={t('signOn.told.text')}>
              <div className={classes.fields}>
                <CopyField label={t('signOn.told.redirect')} value={data.redirectUri} />
                <CopyField label={t('signOn.told.page')} value={data.page} hint={t('signOn.told.pageHint')} />
              </div>
            </Card>
            <SignOnForm signOn={data.signOn} roles={data.roles} />
          </>
        ) : (
          <InfoNote>{t('refusal.no_sign_on_here')}</InfoNote>
        )
      ) : error ? (
        <ErrorState
          title={t('signOn.failed')}
          text={t(error instanceof ApiError && error.status === 0 ? 'table.offline' : 'table.serverFailed')}
          onTryAgain={() => void refetch()}
        />
      ) : (
        <Spinner />
      )}
    </div>
  );
}
