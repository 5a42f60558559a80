import { useTranslation } from '#web/i18n.ts';
import { IconFolderSymlink } from '#web/icons.ts';
import type { RealFolder } from '../../contract.ts';
import { MenuButton } from '../menu-button.tsx';
import { folderIcons } from './folder-icons.ts';

/** Mail of others is kept in these; what one wrote stays in its own folders until it is thrown away. */
const targets: RealFolder[] = ['inbox', 'spam', 'trash'];

/** Chooses the folder to move mails to. `from` is the one they are all in, if they are. */
export function MoveMenu({ from, onMove }: { from: string; onMove: (folder: RealFolder) => void }) {
  const { t } = useTranslation();
  const offered = from === 'trash' ? (['inbox', 'sent', 'draft', 'spam'] as RealFolder[]) : targets.filter((folder) => folder !== from);
  const items = offered.map((folder) => {
    const Icon = folderIcons[folder];
    return { key: folder, text: t(`email.folder.${folder}`), mark: <Icon size={18} stroke={1.75} />, run: () => onMove(folder) };
  });
  return <MenuButton label={t('email.moveTo')} icon={<IconFolderSymlink size={20} stroke={1.75} />} items={items} />;
}
