import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';

/** What menus need comes as the pointer or the focus does, where the page was not at rest before. */
const Floating = lazyPart(() => import('./floating.tsx').then(({ Floating }) => Floating));

/** What the button of a menu says of it, and does. */
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
  /** `DropdownItem`s, and what stands between them; asked for when it opens. */
  items: () => ReactNode;
}

/** A button of any look with a menu beside it. */
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
