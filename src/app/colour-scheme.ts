import type { MantineColorSchemeManager } from '@mantine/core';
import { changeLayout, currentLayout, onLayoutChange } from '#web/layout-store.ts';

/** Makes Mantine follow the layout's skin, which is kept in one place only. */
export function layoutColourScheme(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: () => currentLayout().skin,
    // Mantine sets again what it was told by `subscribe`.
    set: (skin) => {
      if (skin !== currentLayout().skin) changeLayout({ skin });
    },
    subscribe: (onUpdate) => {
      let known = currentLayout().skin;
      stop = onLayoutChange(() => {
        const { skin } = currentLayout();
        if (skin !== known) onUpdate(skin);
        known = skin;
      });
    },
    unsubscribe: () => stop?.(),
    clear: () => undefined,
  };
}
