import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { CloseMenu } from './close-menu.ts';
import { placeElementAtSide, type Side } from './place-at-side.ts';
import classes from './popover.module.css';

interface Trigger {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onPointerDown: () => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface Props {
  /** Accessible name, and the heading unless hidden. */
  title: string;
  hidesTitle?: boolean;
  side?: Side;
  trigger: (attributes: Trigger) => ReactNode;
  /** The content; it can use `CloseMenu` to close the popover. */
  children: ReactNode;
}

/** A small popover beside its trigger. Esc and a click outside close it and restore focus. */
export function Popover({ title, hidesTitle = false, side = 'bottom', trigger, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  // Pressing the trigger closes the popover as an outside press before the click arrives, which must not reopen it.
  const wasOpen = useRef(false);
  const close = () => setAnchor(undefined);
  return (
    <>
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': anchor !== undefined,
        'aria-controls': anchor && id,
        onPointerDown: () => {
          wasOpen.current = anchor !== undefined;
        },
        onClick: ({ currentTarget }) => {
          setAnchor(anchor || wasOpen.current ? undefined : currentTarget);
          wasOpen.current = false;
        },
      })}
      {anchor && (
        <Layer id={id} title={title} anchor={anchor} side={side} onClose={close}>
          {!hidesTitle && <h3 className={classes.title}>{title}</h3>}
          <CloseMenu value={close}>{children}</CloseMenu>
        </Layer>
      )}
    </>
  );
}

interface LayerProps extends Required<Pick<Props, 'title' | 'side' | 'children'>> {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
}

function Layer({ id, title, anchor, side, onClose, children }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    element.showPopover();
    placeElementAtSide(element, anchor, side);
    (element.querySelector<HTMLElement>('input, textarea, select, button, a') ?? element).focus();
    const onToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && close.current();
    const follow = () => placeElementAtSide(element, anchor, side);
    element.addEventListener('beforetoggle', onToggle);
    document.addEventListener('scroll', follow, true);
    return () => {
      element.removeEventListener('beforetoggle', onToggle);
      document.removeEventListener('scroll', follow, true);
      if (element.contains(document.activeElement)) anchor.focus();
    };
  }, [anchor, side]);
  return (
    <div ref={layer} id={id} popover="auto" role="dialog" aria-label={title} tabIndex={-1} className={classes.layer}>
      {children}
    </div>
  );
}
