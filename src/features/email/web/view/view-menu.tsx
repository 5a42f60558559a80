import { useTranslation } from '#web/i18n.ts';
import { IconLayoutList } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { ToolButton } from '../tool-button.tsx';

const ViewItems = lazyPart(() => import('./view-items.tsx').then((module) => module.ViewItems));

/** Button for the mail view; its menu is loaded when the page is idle. */
export function ViewMenu({ hasPanes }: { hasPanes: boolean }) {
  const { t } = useTranslation();
  return (
    <PopupMenu
      label={t('email.view.menu')}
      trigger={(attributes) => (
        <ToolButton label={t('email.view.menu')} icon={<IconLayoutList size={20} stroke={1.75} />} {...attributes} />
      )}
      items={() => <ViewItems hasPanes={hasPanes} />}
    />
  );
}
