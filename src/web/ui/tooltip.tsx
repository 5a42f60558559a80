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
  /** A few words; what can be pressed belongs into a `Popover`. */
  text: ReactNode;
  side?: Side;
  tone?: Tone;
  /** Something that the focus can reach. */
  trigger: (attributes: Trigger) => ReactNode;
}

/** A few words about what the pointer or the focus is on. Esc hides them; the pointer may rest on them. */
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
