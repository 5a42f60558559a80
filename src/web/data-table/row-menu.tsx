import { lazy, type ReactNode, Suspense, useState } from 'react';
import { IconDots } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useTabStop } from '#web/ui/tab-stop.ts';

const Floating = lazy(() => import('#web/ui/floating.tsx').then(({ Floating }) => ({ default: Floating })));

interface RowMenuProps {
  /** Names the row too: `Actions of invoice 5036`. */
  label: string;
  /** `DropdownItem`s; asked for when it opens. */
  items: () => ReactNode;
}

/** A button at the end of a row, with a menu of what can be done with it. */
export function RowMenu({ label, items }: RowMenuProps) {
  const tabIndex = useTabStop();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <IconButton
        label={label}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
      >
        <IconDots size={18} />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <Floating anchor={anchor} role="menu" label={label} onClose={close}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: an entry was pressed, by whichever way. */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
            <div onClick={close}>{items()}</div>
          </Floating>
        </Suspense>
      )}
    </>
  );
}
