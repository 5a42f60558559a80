import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconColumns } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ColumnLayout } from './use-column-layout.ts';

const ColumnsPanel = lazyPart(() => import('./columns-panel.tsx').then(({ ColumnsPanel }) => ColumnsPanel));

export function ColumnsMenu<Row>({ layout }: { layout: ColumnLayout<Row> }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        label={t('table.columns')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        onPointerEnter={() => void ColumnsPanel.preload()}
        onFocus={() => void ColumnsPanel.preload()}
      >
        <IconColumns size={18} />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <ColumnsPanel
            anchor={anchor}
            columns={layout.all.map(({ key, label }) => ({ key, label }))}
            main={(layout.all.find(({ card }) => card === 'main') ?? layout.all[0])?.key}
            places={layout.places}
            isOwn={layout.text !== ''}
            onChange={layout.change}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
