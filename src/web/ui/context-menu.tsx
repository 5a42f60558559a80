import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';

const Floating = lazyPart(() => import('./floating.tsx').then(({ Floating }) => Floating));

interface Props {
  label: string;
  /** `DropdownItem`s and `SubMenu`s; asked for when it opens. */
  items: () => ReactNode;
  className?: string;
  /** What it is about. Something in it takes the focus, so that the keys for menus reach it. */
  children: ReactNode;
}

/** A menu at the pointer, by the right button, a long touch, and the menu key or Shift and F10 where the focus is inside. */
export function ContextMenu({ label, items, className, children }: Props) {
  const [open, setOpen] = useState<{ anchor: HTMLElement; at: DOMRect }>();
  const show = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const focused = document.activeElement;
    const anchor = focused instanceof HTMLElement && event.currentTarget.contains(focused) ? focused : event.currentTarget;
    setOpen({ anchor, at: new DOMRect(event.clientX, event.clientY, 0, 0) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has a role, and brings the keys.
    <div className={className} onContextMenu={show} onPointerEnter={() => void Floating.preload()} onFocus={() => void Floating.preload()}>
      {children}
      {open && (
        <Suspense fallback={null}>
          <Floating key={`${open.at.x} ${open.at.y}`} {...open} role="menu" align="start" label={label} onClose={() => setOpen(undefined)}>
            {items()}
          </Floating>
        </Suspense>
      )}
    </div>
  );
}
