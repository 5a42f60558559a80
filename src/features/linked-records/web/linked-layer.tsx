import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import type { LinkLayerProps } from '#web/links/link-parts.ts';
import { Floating } from '#web/ui/floating.tsx';
import classes from './linked-layer.module.css';
import { linkedQuery } from './linked-query.ts';
import { LinkedThings } from './linked-things.tsx';

/** What a thing is linked with, beside what opened it. It opens once that is known, so that it stands where there is room for it. */
export function LinkedLayer({ kind, id, anchor, onClose }: LinkLayerProps) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(linkedQuery({ kind, id }));
  const body = useRef<HTMLDivElement>(null);
  const isKnown = data !== undefined;
  // After the layer, which gives it to the first button: that one takes a link away.
  useLayoutEffect(() => {
    if (isKnown) body.current?.querySelector('a')?.focus();
  }, [isKnown]);
  if (!isKnown && !isError) return null;
  return (
    <Floating anchor={anchor} role="dialog" label={t('madeOf.linked')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key that closes the layer, which would leave the thread as well. */}
      <div ref={body} className={classes.body} onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}>
        {isKnown ? <LinkedThings kind={kind} id={id} onLink={onClose} /> : <p role="alert">{t('madeOf.failed.linked')}</p>}
      </div>
    </Floating>
  );
}
