import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconFile } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Email } from '../../contract.ts';
import classes from './mail-frame.module.css';
import type { NothingReason } from './nothing-shown.ts';

const OriginalDialog = lazyPart(() => import('../reader/original-dialog.tsx').then((module) => module.OriginalDialog));

/** Explains why an email has no text, and offers the original. */
export function NothingShownNote({ mail, reason }: { mail: Pick<Email, 'id' | 'subject'>; reason: NothingReason }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.note}>
      <IconFile size={18} stroke={1.75} />
      <span className={classes.said}>{t(`email.nothingShown.${reason}`)}</span>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        {t('email.more.original')}
      </Button>
      <Suspense>{isOpen ? <OriginalDialog mail={mail} onClose={() => setIsOpen(false)} /> : null}</Suspense>
    </div>
  );
}
