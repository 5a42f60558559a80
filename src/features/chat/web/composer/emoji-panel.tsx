import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { browserStorage } from '#web/browser-storage.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconX } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { emojiGroups } from './emoji-groups.ts';
import classes from './emoji-panel.module.css';

const recentKey = 'chatEmoji';
const mostRecent = 16;
const perRow = 8;

/** A grid of emoji to choose from; those chosen last come first. Arrow keys move, Enter chooses, Esc closes. */
export function EmojiPanel({ onChoose, onClose }: { onChoose: (emoji: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const [recent] = useState(() => (browserStorage.getItem(recentKey) ?? '').split(' ').filter(Boolean));
  const groups = recent.length > 0 ? [{ name: 'recent' as const, emoji: recent }, ...emojiGroups] : emojiGroups;
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-emoji]')?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('form')) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);

  const choose = (emoji: string) => {
    const used = [emoji, ...recent.filter((one) => one !== emoji)].slice(0, mostRecent);
    browserStorage.setItem(recentKey, used.join(' '));
    onChoose(emoji);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-emoji]')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
    const step = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: perRow, ArrowUp: -perRow }[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
  };
  let index = -1;
  return (
    <div ref={panel} className={classes.panel} role="dialog" aria-label={t('chat.emoji')} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className={classes.close}>
        <IconButton label={t('ui.close')} onClick={onClose}>
          <IconX size={16} />
        </IconButton>
      </div>
      {groups.map(({ name, emoji }) => (
        <section key={name} aria-label={t(`chat.emojiGroup.${name}`)}>
          <p className={classes.label} aria-hidden="true">
            {t(`chat.emojiGroup.${name}`)}
          </p>
          <div className={classes.grid}>
            {emoji.map((one) => {
              index += 1;
              return (
                <button
                  key={one}
                  type="button"
                  data-emoji
                  className={classes.emoji}
                  tabIndex={index === 0 ? 0 : -1}
                  onClick={() => choose(one)}
                >
                  {one}
                </button>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}
