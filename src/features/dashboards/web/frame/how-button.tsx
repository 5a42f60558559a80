import { Suspense, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconInfoCircle } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './how-button.module.css';

const Floating = lazyPart(() => import('#web/ui/floating.tsx').then(({ Floating }) => Floating));

/** Info button that explains how a card's figures are calculated. */
export function HowButton({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = t('dashboards.how', { title });
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        onPointerEnter={() => void Floating.preload()}
        onFocus={() => void Floating.preload()}
      >
        <IconInfoCircle size={16} />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <Floating anchor={anchor} role="dialog" label={label} onClose={() => setAnchor(undefined)}>
            <p className={classes.text}>{text}</p>
          </Floating>
        </Suspense>
      )}
    </>
  );
}
