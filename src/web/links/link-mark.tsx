import { Suspense, useContext, useState } from 'react';
import type { Linked } from '#contract/linked-kind.ts';
import { IconLink } from '#web/icons.ts';
import { formatNumber } from '../format-number.ts';
import { useTranslation } from '../i18n.ts';
import { lazyPart } from '../lazy-part.tsx';
import { LinkCountsContext } from './link-counts.tsx';
import classes from './link-mark.module.css';
import { linkParts } from './link-parts.ts';

const Layer = lazyPart(() => linkParts.load().then((parts) => parts.Layer));

/** The link count of a record within `LinkCounts`, which opens its links; hidden when zero. */
export function LinkMark({ kind, id }: Linked) {
  const count = useContext(LinkCountsContext).get(id) ?? 0;
  return count > 0 && <Mark kind={kind} id={id} count={count} />;
}

function Mark({ kind, id, count }: Linked & { count: number }) {
  const { t, i18n } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const preload = () => void Layer.preload();
  const text = t('links.linked', { count });
  return (
    <>
      <button
        type="button"
        className={classes.mark}
        title={text}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        onFocus={preload}
        onPointerEnter={preload}
      >
        <IconLink size={14} aria-hidden="true" />
        <span aria-hidden="true">{formatNumber(count, i18n.language)}</span>
        <span className="visually-hidden">{text}</span>
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <Layer kind={kind} id={id} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
