import { IconSearch } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeySigns } from '#web/ui/key-signs.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

/** Can contain any non-interactive content. */
export function WithKeys() {
  return (
    <Tooltip
      text={
        <>
          Search everywhere <KeySigns keys="Mod+k" />
        </>
      }
      trigger={(attributes) => (
        <IconButton label="Search" onClick={() => toast({ message: 'Press the shortcut to search' })} {...attributes}>
          <IconSearch />
        </IconButton>
      )}
    />
  );
}
