import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import { BasicTable } from './basic-table.tsx';
import { InOwnLanguage } from './in-own-language.tsx';

/** The tables of the page. */
const tables = ['plain', 'buttons', 'languages', 'columns', 'details'] as const;

/** The kit of tables, one thing after the other, on the employees. */
export function BasicPage() {
  const { t } = useTranslation();
  usePageTitle(t('employees.basic.title'));
  const [asked] = useSearchValue('table');
  const table = tables.find((name) => name === asked) ?? 'plain';
  return (
    <>
      <TabLinks
        label={t('employees.basic.tabs')}
        chosen={table}
        tabs={tables.map((key) => ({
          key,
          label: t(`employees.basic.${key}`),
          href: key === 'plain' ? '/datatables/basic' : `/datatables/basic?table=${key}`,
        }))}
      />
      {table === 'languages' ? (
        <InOwnLanguage>{(choice) => <BasicTable key={table} table={table} choice={choice} />}</InOwnLanguage>
      ) : (
        <BasicTable key={table} table={table} />
      )}
    </>
  );
}
