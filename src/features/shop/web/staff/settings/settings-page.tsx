import { useQuery } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SettingsForm } from './settings-form.tsx';
import classes from './settings-page.module.css';
import { shopSettingsQuery } from './settings-query.ts';
import { ShopNotices } from './shop-notices.tsx';

/** The settings of the shop: delivery and taxes. */
export function SettingsPage() {
  const { t } = useTranslation();
  usePageTitle(t('shopStaff.settings.title'));
  const mayChange = useCan('update', 'Product');
  const { data, isError, refetch } = useQuery(shopSettingsQuery);
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>{t('shopStaff.settings.title')}</h1>
        <p className={classes.text}>{t('shopStaff.settings.text')}</p>
      </header>
      <ShopNotices />
      {data ? (
        <SettingsForm settings={data} mayChange={mayChange} />
      ) : isError ? (
        <ErrorState text={t('shopStaff.failed.load')} onTryAgain={() => void refetch()} />
      ) : (
        <div className={classes.skeleton} aria-hidden="true" />
      )}
    </div>
  );
}
