import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconBaselineDensityLarge, IconBaselineDensitySmall, IconLayoutBottombar, IconLayoutSidebarRight, IconSquare } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { densities, type MailView, readingPanes, updateMailView } from '../../preferences-contract.ts';
import type { MailViews } from '../mail-optimistic-updates.ts';
import { words } from '../use-mail-actions.ts';
import { useMailView } from './use-mail-view.ts';

const marks = {
  comfortable: IconBaselineDensityLarge,
  compact: IconBaselineDensitySmall,
  right: IconLayoutSidebarRight,
  below: IconLayoutBottombar,
  off: IconSquare,
};

/** Selects the row height and, if there is room, the position of an open email. */
export function ViewItems({ hasPanes }: { hasPanes: boolean }) {
  const { t } = useTranslation();
  const view = useMailView();
  const { show, attempt } = useActions<MailViews>('email', words);
  const choose = (change: Partial<MailView>) =>
    void attempt(() =>
      show({ rows: ['view'], look: { view: (now) => ({ ...now, ...change }) }, send: () => call(updateMailView, { body: change }) }),
    );
  const item = (name: keyof typeof marks, chosen: boolean, change: Partial<MailView>) => {
    const Icon = marks[name];
    return (
      <DropdownItem key={name} icon={<Icon size={18} stroke={1.75} />} chosen={chosen} onChoose={() => choose(change)}>
        {t(`email.view.${name}`)}
      </DropdownItem>
    );
  };
  return (
    <>
      {densities.map((density) => item(density, view.density === density, { density }))}
      {hasPanes ? readingPanes.map((readingPane) => item(readingPane, view.readingPane === readingPane, { readingPane })) : null}
    </>
  );
}
