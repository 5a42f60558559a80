import { useRef } from 'react';
import { useAbility } from '#web/ability.ts';
import { creatable, newKeys } from '#web/creatable.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useShortcuts } from '#web/shortcuts.ts';
import { holdTyping } from '#web/typed-ahead.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import classes from './new-button.module.css';
import type { CommandRunsGiven } from './use-command-runs.ts';

const NewMenu = lazyPart(() => import('./new-menu.tsx').then((module) => module.loadNewMenu()));

/** Opens the menu of what the user can create; hidden when there is nothing. */
export function NewButton(given: CommandRunsGiven) {
  const ability = useAbility();
  return creatable.some((subject) => ability.can('create', subject)) ? <Button {...given} /> : null;
}

function Button(given: CommandRunsGiven) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const label = t('shell.new.title');
  const open = () => {
    // The next letter goes to the menu, even while its code is loading.
    holdTyping();
    button.current?.click();
  };
  useShortcuts([{ keys: newKeys, label, run: open }]);
  return (
    <PopupMenu
      label={label}
      trigger={(attributes) => (
        <IconButton ref={button} label={label} keys={newKeys} className={classes.button} {...attributes}>
          <IconPlus />
          <span className={classes.words}>{label}</span>
        </IconButton>
      )}
      items={() => <NewMenu {...given} />}
    />
  );
}
