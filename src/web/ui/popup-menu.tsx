import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';

/** Few of those who see a page open its menus: what they need comes as the pointer or the focus does. */
const load = () => import('./floating.tsx').then(({ Floating }) => ({ default: Floating }));
const Floating = lazy(load);

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
  // Opening it asks again, and tells what is wrong.
  const loadAhead = () => void load().catch(() => undefined);
  return (
    <>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== undefined,
        onClick: ({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget),
        onFocus: loadAhead,
        onPointerEnter: loadAhead,
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
