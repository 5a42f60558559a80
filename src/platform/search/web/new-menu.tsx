import { type KeyboardEvent, useContext, useEffectEvent, useLayoutEffect } from 'react';
import { useAbility } from '#web/ability.ts';
import { type Command, commands } from '#web/command.ts';
import { type Creation, creationsOf } from '#web/creations.ts';
import { useTranslation } from '#web/i18n.ts';
import { matchesKeys } from '#web/shortcut-keys.ts';
import { stopHolding } from '#web/typed-ahead.ts';
import { CloseMenu } from '#web/ui/close-menu.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { type CommandRunsGiven, runCommand, useCommandRuns } from './use-command-runs.ts';

/** Loads the *New* menu with its commands. */
export async function loadNewMenu() {
  const all = await commands.load();
  return (given: CommandRunsGiven) => <NewMenu all={all} {...given} />;
}

/** What the user can create, with a letter per entry. */
function NewMenu({ all, ...given }: CommandRunsGiven & { all: readonly Command[] }) {
  const creations = creationsOf(all, useAbility());
  const { t } = useTranslation();
  const close = useContext(CloseMenu);
  const { context, later } = useCommandRuns(given);
  const create = (creation: Creation) => later(() => runCommand(creation, context));
  const press = (isMeant: (key: string) => boolean) => {
    const meant = creations.find(({ creates }) => isMeant(creates.key));
    if (!meant) return false;
    close();
    create(meant);
    return true;
  };
  const takeHeld = useEffectEvent(() => {
    const [first] = stopHolding();
    if (first) press((key) => key === first.toLowerCase());
  });
  // Before the first paint, so keys go to the visible menu.
  useLayoutEffect(takeHeld, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (press((key) => matchesKeys(event.nativeEvent, key))) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the entries in it.
    <div role="presentation" onKeyDown={onKeyDown}>
      {creations.map((creation) => (
        <DropdownItem
          key={creation.id}
          icon={<creation.icon />}
          note={creation.creates.key.toUpperCase()}
          onChoose={() => create(creation)}
        >
          {t(creation.creates.label)}
        </DropdownItem>
      ))}
    </div>
  );
}
