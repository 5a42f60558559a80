import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { actorsQuery } from './audit-queries.ts';

/** Chooses whose doings are shown. */
export function ActorFilter({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
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
