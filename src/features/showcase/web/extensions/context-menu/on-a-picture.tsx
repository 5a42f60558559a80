import { useState } from 'react';
import { ContextMenu } from '#web/ui/context-menu.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { HowToOpen } from './how-to-open.tsx';
import classes from './on-a-picture.module.css';

const lights = { Day: 'none', Evening: 'sepia(0.5) brightness(0.8)', Night: 'brightness(0.45) saturate(0.7)' };

/** Selects the lighting of the room. */
export function OnAPicture() {
  const [light, setLight] = useState<keyof typeof lights>('Day');
  return (
    <>
      <ContextMenu
        label="Room lighting"
        items={() =>
          (Object.keys(lights) as (keyof typeof lights)[]).map((one) => (
            <DropdownItem key={one} chosen={one === light} onChoose={() => setLight(one)}>
              {one}
            </DropdownItem>
          ))
        }
      >
        <button type="button" className={classes.room} aria-label={`A Vale sofa in its room, ${light.toLowerCase()}`}>
          <img src="/showcase/vale-sofa.svg" alt="" style={{ filter: lights[light] }} />
        </button>
      </ContextMenu>
      <HowToOpen />
    </>
  );
}
