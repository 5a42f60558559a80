import { useTranslation } from '#web/i18n.ts';
import { IconFolderSymlink } from '#web/icons.ts';
import type { RealFolder } from '../../contract.ts';
import type { OwnLabel } from '../../labels-contract.ts';
import { LabelDot } from '../labels/label-mark.tsx';
import { useLabels } from '../labels/use-labels.ts';
import { MenuButton } from '../menu-button.tsx';
import type { MoveTarget } from '../use-mail-actions.ts';
import { folderIcons } from './folder-icons.ts';

/** Folders for received email; written emails stay in their own folders until they are moved to trash. */
const targets: RealFolder[] = ['inbox', 'archive', 'spam', 'trash'];

/**
 * Menu to choose the target folder of emails, or a custom label to file them under, which moves them out of the inbox. `from` is their
 * common folder, if any.
 */
export function MoveMenu({ from, onMove }: { from: string; onMove: (target: MoveTarget) => void }) {
  const { t } = useTranslation();
  const { all } = useLabels();
  const offered =
    from === 'trash' ? (['inbox', 'archive', 'sent', 'draft', 'spam'] as RealFolder[]) : targets.filter((folder) => folder !== from);
  const items = offered.map((folder) => {
    const Icon = folderIcons[folder];
    return { key: folder, text: t(`email.folder.${folder}`), mark: <Icon size={18} stroke={1.75} />, run: () => onMove(folder) };
  });
  const own = all.flatMap(({ own, name, tint }) =>
    own ? { key: own.label, text: name, mark: <LabelDot tint={tint} />, run: () => onMove(own.label as OwnLabel) } : [],
  );
  return (
    <MenuButton label={t('email.moveTo')} icon={<IconFolderSymlink size={20} stroke={1.75} />} items={[...items, ...own]} name="move" />
  );
}
