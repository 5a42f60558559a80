import { useTranslation } from '#web/i18n.ts';
import { CountList } from '#web/ui/count-list.tsx';
import { countGroups } from './row-groups.ts';

interface ArchiveFactsProps {
  tables: readonly { table: string; rows: number }[];
  files: number;
}

/** Contents of an archive with counts. */
export function ArchiveFacts({ tables, files }: ArchiveFactsProps) {
  const { t } = useTranslation();
  const groups = countGroups(tables).filter(({ count }) => count > 0);
  return (
    <CountList
      counts={[
        ...groups.map(({ group, count }) => ({ label: t(`workspace.group.${group}`), count })),
        { label: t('workspace.group.files'), count: files },
      ]}
    />
  );
}
