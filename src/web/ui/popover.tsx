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
  /** Its name, and its head unless it has none. */
  title: string;
  hidesTitle?: boolean;
  side?: Side;
  trigger: (attributes: Trigger) => ReactNode;
  /** What is in it; `CloseMenu` closes it from within. */
  children: ReactNode;
}

/** A small card beside what was pressed. Esc and a click elsewhere close it; the focus goes back. */
export function Popover({ title, hidesTitle = false, side = 'bottom', trigger, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  // A press on the button closes it, as any press elsewhere does, before the click comes: that must not open it again.
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
