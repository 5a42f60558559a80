import { useQuery } from '@tanstack/react-query';
import { useCan } from '#web/ability.ts';
import { DayFilter } from '#web/data-table/day-filter.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import type { TableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { auditActions } from '../contract.ts';
import { actorsQuery } from './audit-queries.ts';
import type { auditTable } from './audit-table.ts';

const kindOf = (action: string) => action.split('.')[0] ?? '';
const kinds = [...new Set(auditActions.map(kindOf))];

interface Props {
  search: TableSearch<(typeof auditTable)['columns'][number], (typeof auditTable)['filters']>;
}

export function AuditFilters({ search: { filters, filter } }: Props) {
  const { t } = useTranslation();
  const maySeePeople = useCan('read', 'Person');
  const kind = kindOf(filters.action);
  const actions = auditActions.filter((action) => kindOf(action) === kind);
  return (
    <>
      <FilterSelect
        label={t('audit.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`audit.kinds.${value}`) }))}
        onChoose={(chosen) => filter('action', chosen)}
      />
      {actions.length > 1 && (
        <FilterSelect
          label={t('audit.action')}
          value={filters.action === kind ? '' : filters.action}
          options={actions.map((value) => ({ value, label: t(`audit.actions.${value}`) }))}
          onChoose={(chosen) => filter('action', chosen || kind)}
        />
      )}
      {maySeePeople && <ActorFilter value={filters.actor} onChoose={(id) => filter('actor', id)} />}
      <DayFilter label={t('audit.from')} value={filters.from} onChoose={(day) => filter('from', day)} />
      <DayFilter label={t('audit.to')} value={filters.to} onChoose={(day) => filter('to', day)} />
    </>
  );
}

function ActorFilter({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(actorsQuery);
  return (
    <FilterSelect
      label={t('audit.who')}
      value={value}
      options={data.map(({ id, fullName, avatar }) => ({
        value: String(id),
        label: fullName,
        icon: <Avatar name={fullName} src={avatar} size={22} />,
      }))}
      onChoose={onChoose}
    />
  );
}
