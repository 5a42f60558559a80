import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';

const Floating = lazyPart(() => import('./floating.tsx').then(({ Floating }) => Floating));

interface Props {
  label: string;
  /** `DropdownItem`s and `SubMenu`s, rendered when the menu opens. */
  items: () => ReactNode;
  className?: string;
  /** The content. Something in it must be focusable for the keyboard to reach the menu. */
  children: ReactNode;
}

/** A context menu at the pointer, opened by right click, long press, or the menu key or Shift+F10 when focus is inside. */
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
