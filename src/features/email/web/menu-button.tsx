import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { ToolButton } from './tool-button.tsx';

const Floating = lazy(() => import('#web/ui/floating.tsx').then(({ Floating }) => ({ default: Floating })));

export interface MenuItem {
  key: string;
  text: string;
  mark: ReactNode;
  /** Quiet, at the line's end. */
  note?: string;
  /** Given for items that are on or off; they leave the menu open. */
  checked?: boolean | 'mixed';
  run: () => void;
}

interface Props {
  label: string;
  icon: ReactNode;
  items: MenuItem[];
  /** By which the page's keys find it. */
  name?: string;
}

/** A toolbar's button that opens a menu. */
export function MenuButton({ label, icon, items, name }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <ToolButton
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        data-menu={name}
        onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
      />
      {anchor && (
        <Suspense fallback={null}>
          <Floating anchor={anchor} role="menu" label={label} onClose={close}>
            {items.map(({ key, text, mark, note, checked, run }) => (
              <DropdownItem
                key={key}
                icon={mark}
                note={note}
                checked={checked}
                onChoose={() => {
                  if (checked === undefined) close();
                  run();
                }}
              >
                {text}
              </DropdownItem>
            ))}
          </Floating>
        </Suspense>
      )}
    </>
  );
}
