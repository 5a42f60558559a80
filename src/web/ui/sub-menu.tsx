import { type KeyboardEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { IconChevronRight } from '#web/icons.ts';
import { CloseMenu } from './close-menu.ts';
import itemClasses from './dropdown-item.module.css';
import { Floating } from './floating.tsx';
import classes from './sub-menu.module.css';

interface Props {
  label: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** A menu item with a submenu: opens on click, hover, or the arrow key toward it. The opposite arrow closes it. */
export function SubMenu({ label, icon, children }: Props) {
  const closeAll = useContext(CloseMenu);
  const entry = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const arrows = () =>
    entry.current?.matches(':dir(rtl)') ? { into: 'ArrowLeft', back: 'ArrowRight' } : { into: 'ArrowRight', back: 'ArrowLeft' };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== arrows().into) return;
    event.preventDefault();
    setOpen(true);
  };
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== arrows().back) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    entry.current?.focus();
  };
  return (
    <div role="none">
      <button
        ref={entry}
        type="button"
        role="menuitem"
        className={itemClasses.item}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        tabIndex={-1}
        onClick={() => setOpen(true)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
        onKeyDown={openByKey}
      >
        {icon}
        <span className={itemClasses.text}>{label}</span>
        <IconChevronRight size={16} className={classes.arrow} aria-hidden="true" />
      </button>
      {isOpen && entry.current && (
        <div role="none" onKeyDown={leaveByKey}>
          <Floating anchor={entry.current} role="menu" align="beside" label={label} onClose={() => setOpen(false)}>
            <CloseMenu value={closeAll}>{children}</CloseMenu>
          </Floating>
        </div>
      )}
    </div>
  );
}
