import { productVersion } from '#contract/product-version.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPrinter } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { includedRows } from './included-rows.ts';
import classes from './license-page.module.css';
import { licenseParts } from './license-parts.ts';

/** What each plan includes, and under which terms Atrium and its parts are used. */
export function LicensePage() {
  const { t, i18n } = useTranslation();
  usePageTitle(t('plans.license.title'));
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>{t('plans.license.title')}</h1>
          <p className={classes.text}>{t('plans.license.text')}</p>
        </div>
        <Button look="outline" className={classes.print} onClick={() => window.print()}>
          <IconPrinter size={18} />
          {t('table.print')}
        </Button>
      </header>
      <Card title={t('plans.license.included')} text={t('plans.license.notBuilt')}>
        <PlainTable
          label={t('plans.license.table', { title: t('plans.license.included') })}
          head={[t('plans.license.what'), t('plans.name.basic'), t('plans.name.standard'), t('plans.name.enterprise')]}
          rows={includedRows(t, i18n.language)}
        />
      </Card>
      <Card title={t('plans.license.own')}>
        <p className={classes.own}>{t('plans.license.ownText', { version: productVersion })}</p>
      </Card>
      <Card title={t('plans.license.parts')} text={t('plans.license.partsText')}>
        <PlainTable
          label={t('plans.license.table', { title: t('plans.license.parts') })}
          head={[t('plans.license.part'), t('plans.license.for'), t('plans.license.partLicense')]}
          rows={licenseParts.map(({ key, name, license }, at) => ({ key: at, cells: [name, t(`plans.parts.${key}`), license] }))}
        />
      </Card>
    </div>
  );
}
