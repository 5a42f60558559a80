import { type ReactNode, useEffect, useState } from 'react';
import { directionOf, languageOf, languages } from '#contract/languages.ts';
import { ColumnsMenu } from '#web/data-table/columns-menu.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { OwnTranslation, type Translation, translationIn, useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import type { Employee } from '../../contract.ts';
import { employeeTable } from '../employee-table.ts';
import { startText } from '../employee-text.ts';
import { EmployeeList } from '../list/employee-list.tsx';
import { ListButtons } from '../list/list-buttons.tsx';
import { useEmployeeActions } from '../use-employee-actions.ts';
import { useEmployeeColumns } from '../use-employee-columns.tsx';

const tables = ['plain', 'buttons', 'languages', 'columns', 'details'] as const;

/** Examples of table features with the employees. */
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

interface Props {
  table: 'plain' | 'buttons' | 'languages' | 'columns' | 'details';
  /** Rendered before the buttons. */
  choice?: ReactNode;
}

/** An employee table that demonstrates one feature. */
function BasicTable({ table, choice }: Props) {
  const { t, i18n } = useTranslation();
  const search = useTableSearch(employeeTable);
  const actions = useEmployeeActions();
  const columns = useEmployeeColumns();
  const layout = useColumnLayout('basic-employees', columns);
  const title = t(`employees.basic.${table}`);
  const plain = columns.filter(({ isExtra }) => !isExtra);
  const about = (employee: Employee) => {
    const { fullName: name, age, post, city, experienceYears } = employee;
    const years = t('employees.years', { count: experienceYears });
    return (
      <p style={{ margin: 0 }}>{t('employees.basic.about', { name, age, post, city, years, since: startText(employee, i18n.language) })}</p>
    );
  };
  return (
    <TableFrame label={title}>
      <TableBar
        title={title}
        subtitle={t(`employees.basic.${table}Text`)}
        search={search}
        searchLabel={t('employees.search.all')}
        actions={
          <>
            {choice}
            {table === 'columns' && <ColumnsMenu layout={layout} />}
            {table === 'buttons' && <ListButtons state={{ ...search, group: '' }} columns={plain} />}
          </>
        }
      />
      <EmployeeList
        search={search}
        layout={table === 'columns' ? layout : { columns: plain }}
        actions={actions}
        isManaged={table === 'buttons'}
        {...(table === 'details' && { details: about, foldsColumns: true })}
      />
    </TableFrame>
  );
}

/** A section in a language of its own, stored in the URL. */
function InOwnLanguage({ children }: { children: (choice: ReactNode) => ReactNode }) {
  const { t, i18n } = useTranslation();
  const [asked, choose] = useSearchValue('language');
  const language = languageOf(asked ?? null) ?? languages.find(({ code }) => code !== i18n.language)?.code ?? i18n.language;
  const [own, setOwn] = useState<Translation>();
  useEffect(() => {
    let isWanted = true;
    void translationIn(language).then((translation) => isWanted && setOwn(translation));
    return () => {
      isWanted = false;
    };
  }, [language]);
  const choice = (
    <FilterSelect
      label={t('employees.basic.language')}
      value={language}
      options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      onChoose={(code) => choose(code || undefined)}
    />
  );
  const shown = own?.i18n.language ?? i18n.language;
  return (
    <OwnTranslation value={own ?? null}>
      <div lang={shown} dir={directionOf(shown)}>
        {children(choice)}
      </div>
    </OwnTranslation>
  );
}
