import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Floating } from '#web/ui/floating.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCompact } from '../use-compact.ts';
import classes from './card-frame.module.css';
import type { CardPlace } from './shown-card.ts';

interface Props {
  place: CardPlace;
  label: string;
  head: ReactNode;
  /** Whether one begins to write at once. */
  isForm?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A small card beside what was clicked; on a phone a sheet at the foot of the window. */
export function CardFrame({ place, label, head, isForm = false, onClose, children }: Props) {
  const { t } = useTranslation();
  const isCompact = useCompact();
  if (isCompact)
    return (
      <Dialog kind="sheet" title={label} head={head} focuses={isForm ? 'field' : 'none'} onClose={onClose}>
        <div className={classes.content}>{children}</div>
      </Dialog>
    );
  return (
    <Floating anchor={place.anchor} at={place.at} align="beside" role="dialog" label={label} onClose={onClose}>
      <div className={classes.card}>
        <div className={classes.head}>{head}</div>
        <div className={classes.content}>{children}</div>
        {/* Last, so that the focus begins with what is mostly wanted. */}
        <IconButton label={t('ui.close')} className={classes.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </div>
    </Floating>
  );
}
