import { IconPlus } from '#web/icons.ts';
import { useAbility } from '../ability.ts';
import { useTranslation } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { DropdownItem } from '../ui/dropdown-item.tsx';
import { PopupMenu } from '../ui/popup-menu.tsx';
import type { CreateFromRequest } from './create-from.ts';
import { allowedKinds, createFromItems } from './create-from-items.tsx';

/** A menu of everything that can be created from the page's record; hidden without permission. */
export function CreateFromMenu({ source }: { source: () => Omit<CreateFromRequest, 'as'> }) {
  const { t } = useTranslation();
  const ability = useAbility();
  if (allowedKinds(ability, source().from.kind).length === 0) return null;
  const label = t('links.make.menu');
  return (
    <PopupMenu
      label={label}
      align="end"
      trigger={(attributes) => (
        <Button look="outline" {...attributes}>
          <IconPlus size={18} aria-hidden="true" />
          {label}
        </Button>
      )}
      items={() =>
        createFromItems(t, ability, source).map(({ key, text, mark, note, run }) => (
          <DropdownItem key={key} icon={mark} note={note} onChoose={run}>
            {text}
          </DropdownItem>
        ))
      }
    />
  );
}
