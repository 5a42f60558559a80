import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useTabStop } from '#web/ui/tab-stop.ts';

interface Props {
  name: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** Moves a row by one; what stands at an end has no way further. */
export function OrderButtons({ name, onUp, onDown }: Props) {
  const { t } = useTranslation();
  const tabIndex = useTabStop();
  return (
    <>
      <IconButton label={t('blog.category.up', { name })} tabIndex={tabIndex} disabled={!onUp} onClick={onUp}>
        <IconArrowUp size={18} />
      </IconButton>
      <IconButton label={t('blog.category.down', { name })} tabIndex={tabIndex} disabled={!onDown} onClick={onDown}>
        <IconArrowDown size={18} />
      </IconButton>
    </>
  );
}
