import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { placeElementAtSide, type Side } from './place-at-side.ts';
import tips from './tip.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';
import classes from './tooltip.module.css';

interface Trigger {
  'aria-describedby': string;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
}

interface Props {
  /** A short text; use a `Popover` for interactive content. */
  text: ReactNode;
  side?: Side;
  tone?: Tone;
  /** A focusable element. */
  trigger: (attributes: Trigger) => ReactNode;
}

/** A tooltip on hover and focus. Esc hides it; the pointer may move onto it. */
export function Tooltip({ text, side = 'top', tone, trigger }: Props) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  useEffect(() => {
    const element = tip.current;
    if (!anchor || !element) return;
    const hide = () => setAnchor(undefined);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    element.showPopover();
    placeElementAtSide(element, anchor, side, 0);
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', hide, true);
      element.hidePopover();
    };
  }, [anchor, side]);
  return (
    <span className={classes.place} onPointerLeave={() => setAnchor(undefined)}>
      {trigger({
        'aria-describedby': id,
        onFocus: ({ currentTarget }) => setAnchor(currentTarget),
        onBlur: () => setAnchor(undefined),
        onPointerEnter: ({ currentTarget }) => setAnchor(currentTarget),
      })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={`${tips.tip} ${classes.tip} ${tone ? tones.tone : ''}`}
        data-tone={tone}
      >
        <span>{text}</span>
      </span>
    </span>
  );
}
