import { useTranslation } from '#web/i18n.ts';
import { IconBookmark, IconBookmarkFilled } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Toggles the bookmark of a post. */
export function BookmarkButton({ title, isOn, onChange }: { title: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <IconButton label={t('blog.bookmark', { title })} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {isOn ? <IconBookmarkFilled size={20} /> : <IconBookmark size={20} />}
    </IconButton>
  );
}
