import { Suspense, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconLayoutKanban } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const FulfilmentDialog = lazyPart(() => import('./fulfilment-dialog.tsx').then(({ FulfilmentDialog }) => FulfilmentDialog));

/** Opens the choice of the board on which orders become cards, for who may choose it. */
export function FulfilmentButton() {
  const { t } = useTranslation();
  const mayChoose = useCan('update', 'Order');
  const mayReadBoards = useCan('read', 'Board');
  const [isOpen, setOpen] = useState(false);
  if (!mayChoose || !mayReadBoards) return null;
  return (
    <>
      <IconButton
        label={t('shopStaff.fulfilment.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void FulfilmentDialog.preload()}
        onFocus={() => void FulfilmentDialog.preload()}
      >
        <IconLayoutKanban size={18} />
      </IconButton>
      <Suspense fallback={null}>{isOpen && <FulfilmentDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
