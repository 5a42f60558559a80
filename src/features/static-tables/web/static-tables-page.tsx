import { useQuery } from '@tanstack/react-query';
import { listEmployees } from '#features/employees/contract.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PlainTable, type PlainTableLook } from '#web/ui/plain-table.tsx';
import { firstFive } from './first-five.ts';
import classes from './static-tables-page.module.css';

const looks: readonly (PlainTableLook & { key: string })[] = [
  { key: 'plain' },
  { key: 'dark', ground: 'dark' },
  { key: 'striped', isStriped: true },
  { key: 'bordered', lines: 'all' },
  { key: 'borderless', lines: 'none' },
  { key: 'hover', isHovered: true },
  { key: 'small', isSmall: true },
  { key: 'contextual' },
  { key: 'responsive' },
];
const tones = ['success', 'info', 'danger', 'neutral', 'warning'] as const;

/** Placeholder rows while loading, to avoid layout shifts. */
const awaited = Array.from({ length: 5 }, (_, at) => ({
  id: -at,
  fullName: '\u00a0',
  post: '',
  city: '',
  email: '',
  startDate: '',
  age: '',
  experienceYears: '',
}));

/** Styles of tables without a toolbar. */
export function StaticTablesPage() {
  const { t } = useTranslation();
  usePageTitle(t('staticTables.title'));
  const { data } = useQuery({
    queryKey: ['employee', 'first five'] as const,
    queryFn: ({ signal }) => call(listEmployees, firstFive, { signal }),
  });
  return (
    <>
      <div className={classes.head}>
        <PageHead title={t('staticTables.title')} />
      </div>
      <div className={classes.page}>
        {looks.map(({ key, ...look }) => {
          const isWide = key === 'responsive';
          return (
            <div key={key} className={classes.card}>
              <h2>{t(`staticTables.${key}`)}</h2>
              <p>{t(`staticTables.${key}Text`)}</p>
              <PlainTable
                {...look}
                label={t(`staticTables.${key}`)}
                head={['fullName', 'post', 'city', ...(isWide ? ['email', 'startDate', 'age', 'experienceYears'] : [])].map((field) =>
                  t(`staticTables.field.${field}`),
                )}
                rows={(data?.employees ?? awaited).map((row, at) => ({
                  key: row.id,
                  cells: [
                    ...[row.fullName, row.post, row.city],
                    ...(isWide ? [row.email, row.startDate, String(row.age), String(row.experienceYears)] : []),
                  ],
                  ...(key === 'contextual' && { tone: tones[at % tones.length] }),
                }))}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}
