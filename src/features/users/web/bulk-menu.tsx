import { lazy, type ReactNode, Suspense, useState } from 'react';
import { BulkAction } from '#web/data-table/bulk-action.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';

const Floating = lazy(() => import('#web/ui/floating.tsx').then(({ Floating }) => ({ default: Floating })));

interface Props<Value extends string> {
  label: string;
  icon: ReactNode;
  options: readonly { value: Value; label: string }[];
  onChoose: (option: { value: Value; label: string }) => void;
}

/** A tool for the chosen rows that gives them one of a few values. */
export function BulkMenu<Value extends string>({ label, icon, options, onChoose }: Props<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <BulkAction
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
      />
      {anchor && (
        <Suspense fallback={null}>
          <Floating anchor={anchor} role="menu" label={label} onClose={() => setAnchor(undefined)}>
            {options.map((option) => (
              <DropdownItem
                key={option.value}
                onChoose={() => {
                  setAnchor(undefined);
                  onChoose(option);
                }}
              >
                {option.label}
              </DropdownItem>
            ))}
          </Floating>
        </Suspense>
      )}
    </>
  );
}
