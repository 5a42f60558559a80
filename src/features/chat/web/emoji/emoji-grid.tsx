import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { browserStorage } from '#web/browser-storage.ts';
import { useTranslation } from '#web/i18n.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import classes from './emoji-grid.module.css';
import { emojiGroups, emojiLike } from './emoji-groups.ts';

const perRow = 8;

interface Props {
  /** The most popular emoji, shown in a separate row. */
  quick?: readonly string[];
  onChoose: (emoji: string) => void;
}

/** A searchable emoji grid with recently used ones first. Arrow keys move, Enter selects. */
export function EmojiGrid({ quick = [], onChoose }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [recent] = useState(recentEmoji);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const plain = emojiGroups.map(({ name, emoji }) => ({ name, emoji: emoji.map((one) => one.emoji) }));
  const groups = typed.trim()
    ? [{ name: 'found' as const, emoji: emojiLike(typed).map(({ emoji }) => emoji) }]
    : [{ name: 'quick' as const, emoji: quick }, { name: 'recent' as const, emoji: recent }, ...plain];

  const choose = (emoji: string) => {
    keepRecentEmoji(emoji);
    onChoose(emoji);
  };
  const cells = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-emoji]') ?? [])];
  const onSearchKey = (event: KeyboardEvent) => {
    const [first] = cells();
    if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter') typed.trim() && first?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = cells();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
    const step = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: perRow, ArrowUp: -perRow }[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    if (at + step < 0) box.current?.querySelector('input')?.focus();
    else all[Math.min(all.length - 1, at + step)]?.focus();
  };
  let index = -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a short way between the buttons inside.
    <div ref={box} className={classes.grid} onKeyDown={onKeyDown}>
      <LimitedInput
        className={classes.search}
        type="text"
        dir="auto"
        aria-label={t('chat.findEmoji')}
        placeholder={t('chat.findEmoji')}
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onSearchKey}
      />
      {groups
        .filter(({ name, emoji }) => name === 'found' || emoji.length > 0)
        .map(({ name, emoji }) => (
          <section key={name} aria-label={t(`chat.emojiGroup.${name}`)}>
            <p className={classes.label} aria-hidden="true">
              {t(`chat.emojiGroup.${name}`)}
            </p>
            {emoji.length === 0 ? <p role="status">{t('chat.noEmoji')}</p> : null}
            <div className={classes.cells}>
              {emoji.map((one) => {
                index += 1;
                return (
                  <button
                    key={one}
                    type="button"
                    data-emoji
                    className={classes.emoji}
                    aria-label={one}
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

const storageKey = 'chatEmoji';
const most = 16;

/** Recently used emoji in this browser, latest first. */
const recentEmoji = (): string[] => (browserStorage.getItem(storageKey) ?? '').split(' ').filter(Boolean);

function keepRecentEmoji(emoji: string): void {
  browserStorage.setItem(storageKey, [emoji, ...recentEmoji().filter((one) => one !== emoji)].slice(0, most).join(' '));
}
