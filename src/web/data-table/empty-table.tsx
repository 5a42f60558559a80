import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconSearch } from '#web/icons.ts';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import classes from './empty-table.module.css';

export interface EmptyTexts {
  icon?: ReactNode;
  title: string;
  text?: string;
  action?: { label: string; run: () => void } | undefined;
}

interface Props {
  empty: EmptyTexts;
  isFiltered: boolean;
  onClear: (() => void) | undefined;
}

export function EmptyTable({ empty, isFiltered, onClear }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.place}>
      {isFiltered ? (
        <PaneMessage
          icon={<IconSearch />}
          title={t('common.nothingFound')}
          text={t('table.noneFoundText')}
          action={onClear && { label: t('table.clearFilters'), run: onClear }}
        />
      ) : (
        <PaneMessage {...empty} />
      )}
    </div>
  );
}
