import { type Plan, planNames, planTable } from '#contract/plan-table.ts';
import { productVersion } from '#contract/product-version.ts';
import { formatNumber } from '#web/format-number.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { IconPrinter } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { dollars } from '../dollars.ts';
import classes from './license-page.module.css';

/** License terms of Atrium and its parts, and what each plan includes. */
export function LicensePage() {
  const { t, i18n } = useTranslation();
  usePageTitle(t('menu.license'));
  return (
    <div className={classes.page}>
      <PageHead
        title={t('menu.license')}
        note={t('plans.license.text')}
        action={
          <Button look="outline" className={classes.print} onClick={() => window.print()}>
            <IconPrinter size={18} />
            {t('table.print')}
          </Button>
        }
      />
      <Card title={t('plans.license.own')}>
        <p className={classes.own}>{t('plans.license.ownText', { version: productVersion })}</p>
      </Card>
      <Card title={t('plans.license.parts')} text={t('plans.license.partsText')}>
        <PlainTable
          label={t('plans.license.table', { title: t('plans.license.parts') })}
          head={[t('plans.license.part'), t('plans.license.for'), t('menu.license')]}
          rows={licenseParts.map(({ key, name, license }, at) => ({ key: at, cells: [name, t(`plans.parts.${key}`), license] }))}
        />
      </Card>
      <Card title={t('plans.license.included')}>
        <PlainTable
          label={t('plans.license.table', { title: t('plans.license.included') })}
          head={[t('plans.license.what'), t('plans.name.basic'), t('plans.name.standard'), t('plans.name.enterprise')]}
          rows={includedRows(t, i18n.language)}
        />
      </Card>
    </div>
  );
}

const gigabyte = 1024 ** 3;

/** Comparison rows of the plans, generated from the table the server enforces. */
function includedRows(t: TFunction, language: string): { key: number; cells: string[] }[] {
  const ofEach = (label: string, cell: (plan: Plan) => string) => [label, ...planNames.map((name) => cell(planTable[name]))];
  const number = (most: number | null) => (most === null ? t('plans.license.any') : formatNumber(most, language));
  const rows = [
    ofEach(t('plans.license.price'), ({ monthlyPrice }) => dollars(monthlyPrice, language)),
    ofEach(t('plans.license.priceYearly'), ({ yearlyPlan }) => dollars(yearlyPlan.perMonth, language)),
    ofEach(t('plans.license.total'), ({ yearlyPlan }) => dollars(yearlyPlan.totalAnnual, language)),
    ofEach(t('plans.license.responses'), ({ limits }) => number(limits.responsesPerMonth)),
    ofEach(t('plans.usage.subdomains'), ({ limits }) => number(limits.subdomains)),
    ofEach(t('plans.usage.storage'), ({ limits }) =>
      t('plans.license.gigabytes', { most: formatNumber(limits.storageBytes / gigabyte, language) }),
    ),
  ];
  return rows.map((cells, key) => ({ key, cells }));
}

/** Main dependencies with the license from their package. The first of a family stands for it. */
const licenseParts = [
  { key: 'react', name: 'React', license: 'MIT' },
  { key: 'hono', name: 'Hono', license: 'MIT' },
  { key: 'drizzle', name: 'Drizzle ORM', license: 'Apache-2.0' },
  { key: 'postgresql', name: 'PostgreSQL', license: 'PostgreSQL' },
  { key: 'pglite', name: 'PGlite', license: 'Apache-2.0' },
  { key: 'tanstack', name: 'TanStack', license: 'MIT' },
  { key: 'tiptap', name: 'Tiptap', license: 'MIT' },
  { key: 'fullcalendar', name: 'FullCalendar', license: 'MIT' },
  { key: 'tabler', name: 'Tabler Icons', license: 'MIT' },
  { key: 'inter', name: 'Inter', license: 'OFL-1.1' },
  { key: 'dicebear', name: 'DiceBear', license: 'MIT' },
] as const;
