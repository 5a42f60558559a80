import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import type { LinkLayerProps } from '#web/links/link-parts.ts';
import { Floating } from '#web/ui/floating.tsx';
import classes from './linked-layer.module.css';
import { linkedQuery } from './linked-query.ts';
import { LinkedThings } from './linked-things.tsx';

/** Popover with the links of a record. Opens once they are loaded, so it can be placed where it fits. */
export function LinkedLayer({ kind, id, anchor, onClose }: LinkLayerProps) {
  const { t } = useTranslation();
  const { data, isError } = useQuery(linkedQuery({ kind, id }));
  const body = useRef<HTMLDivElement>(null);
  const isKnown = data !== undefined;
  // Runs after the popover, which would focus the first button: the one that removes a link.
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
