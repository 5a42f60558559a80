import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';

/** Preloads on hover or focus, if the page wasn't idle before. */
const Floating = lazyPart(() => import('./floating.tsx').then(({ Floating }) => Floating));

/** Props of the menu's trigger button. */
interface MenuTrigger {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onFocus: () => void;
  onPointerEnter: () => void;
}

interface PopupMenuProps {
  label: string;
  align?: 'start' | 'end' | undefined;
  trigger: (attributes: MenuTrigger) => ReactNode;
  /** `DropdownItem`s and separators, rendered when the menu opens. */
  items: () => ReactNode;
}

export function PopupMenu({ label, align, trigger, items }: PopupMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== undefined,
        onClick: ({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget),
        onFocus: () => void Floating.preload(),
        onPointerEnter: () => void Floating.preload(),
      })}
      {anchor && (
        <Suspense fallback={null}>
          <Floating anchor={anchor} role="menu" label={label} align={align} onClose={() => setAnchor(undefined)}>
            {items()}
          </Floating>
        </Suspense>
      )}
    </>
  );
}
