import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './status-pill.module.css';
import { useTabStop } from './tab-stop.ts';
import tips from './tip.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface StatusPillProps {
  tone: Tone;
  icon?: ReactNode;
  /** Explains the status on hover, focus or touch. */
  title?: string;
  children: ReactNode;
}

/** A colored status; the text always conveys it too. */
export function StatusPill({ tone, icon, title, children }: StatusPillProps) {
  const look = { className: `${tones.tone} ${classes.pill}`, 'data-tone': tone };
  const content = (
    <>
      {icon ?? <span className={classes.dot} />}
      <span className={classes.text}>{children}</span>
    </>
  );
  return title ? (
    <Explained title={title} {...look}>
      {content}
    </Explained>
  ) : (
    <span {...look}>{content}</span>
  );
}

const edge = 8;

function Explained({
  title,
  children,
  ...look
}: {
  title: string;
  className: string | undefined;
  'data-tone': string;
  children: ReactNode;
}) {
  const id = useId();
  const tabIndex = useTabStop();
  const tip = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const hide = () => setAnchor(undefined);
  useEffect(() => {
    const element = tip.current;
    if (!anchor || !element) return;
    const hideTip = () => setAnchor(undefined);
    element.showPopover();
    place(element, anchor.getBoundingClientRect());
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hideTip();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', hideTip, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', hideTip, true);
      element.hidePopover();
    };
  }, [anchor]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the tip while the pointer is on it.
    <span className={classes.place} onMouseLeave={hide}>
      <button
        type="button"
        {...look}
        tabIndex={tabIndex}
        aria-describedby={id}
        onClick={(event) => setAnchor(event.currentTarget)}
        onMouseEnter={(event) => setAnchor(event.currentTarget)}
        onFocus={(event) => setAnchor(event.currentTarget)}
        onBlur={hide}
      >
        {children}
      </button>
      <span ref={tip} id={id} role="tooltip" popover="manual" className={`${tips.tip} ${classes.tip}`}>
        <span>{title}</span>
      </span>
    </span>
  );
}

function place(element: HTMLElement, beside: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = element;
  const middle = beside.left + beside.width / 2 - width / 2;
  const left = Math.max(edge, Math.min(middle, window.innerWidth - width - edge));
  const isRightToLeft = getComputedStyle(element).direction === 'rtl';
  element.style.insetInlineStart = `${isRightToLeft ? window.innerWidth - left - width : left}px`;
  const above = beside.top - height;
  element.style.insetBlockStart = `${above < edge ? beside.bottom : above}px`;
}
