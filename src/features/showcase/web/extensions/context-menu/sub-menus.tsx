import { useState } from 'react';
import { IconDownload, IconFolder, IconShare } from '#web/icons.ts';
import { ContextMenu } from '#web/ui/context-menu.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { SubMenu } from '#web/ui/sub-menu.tsx';
import { HowToOpen } from './how-to-open.tsx';
import classes from './place.module.css';

const folders = { Products: ['Lamps', 'Sofas', 'Tables'], Rooms: ['Showroom', 'Store'] };

/** Arrow keys open and close each submenu. */
export function SubMenus() {
  const [done, setDone] = useState('A drawing: showroom.svg');
  return (
    <>
      <ContextMenu
        label="showroom.svg"
        items={() => (
          <>
            <SubMenu label="Move to" icon={<IconFolder size={18} />}>
              {Object.entries(folders).map(([name, inside]) => (
                <SubMenu key={name} label={name}>
                  {inside.map((folder) => (
                    <DropdownItem key={folder} onChoose={() => setDone(`Moved to ${name}, ${folder}`)}>
                      {folder}
                    </DropdownItem>
                  ))}
                </SubMenu>
              ))}
            </SubMenu>
            <SubMenu label="Save as" icon={<IconDownload size={18} />}>
              {['SVG', 'PNG', 'PDF'].map((format) => (
                <DropdownItem key={format} onChoose={() => setDone(`Saved as ${format}`)}>
                  {format}
                </DropdownItem>
              ))}
            </SubMenu>
            <DropdownItem icon={<IconShare size={18} />} onChoose={() => setDone('Link copied')}>
              Share
            </DropdownItem>
          </>
        )}
      >
        <button type="button" className={classes.place}>
          {done}
        </button>
      </ContextMenu>
      <HowToOpen />
    </>
  );
}
