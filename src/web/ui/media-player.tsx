import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import {
  IconArrowsMaximize,
  IconBadgeCc,
  IconPictureInPicture,
  IconPlayerPause,
  IconPlayerPlay,
  IconVolume,
  IconVolumeOff,
} from '#web/icons.ts';
import { DropdownItem } from './dropdown-item.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './media-player.module.css';
import { PopupMenu } from './popup-menu.tsx';
import sliderClasses from './slider.module.css';
import { shareOf } from './slider.tsx';
import { clockText, type Media, useMedia } from './use-media.ts';

interface Props {
  kind: 'video' | 'audio';
  src: string;
  /** Visible title and accessible name. */
  title: string;
  poster?: string;
  /** Captions as WebVTT with their language. */
  captions?: { src: string; language: string; label: string };
  isLooped?: boolean;
  isMuted?: boolean;
  /** Artwork for audio, in place of the video. */
  picture?: ReactNode;
}

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** An audio and video player with its own controls for mouse, touch and keyboard. */
export function MediaPlayer({ kind, src, title, poster, captions, isLooped = false, isMuted = false, picture }: Props) {
  const { t, i18n } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const media = useMedia();
  const shared = { ref: media.attach, src, preload: 'metadata', loop: isLooped, muted: isMuted, ...media.on } as const;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const run = {
      k: media.toggle,
      m: media.mute,
      j: () => media.seek(media.at - 10),
      l: () => media.seek(media.at + 10),
      f: () => kind === 'video' && toFullScreen(root.current),
      c: () => captions && media.showCaptions(!media.hasCaptions),
    }[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div ref={root} role="group" aria-label={title} className={classes.player} data-kind={kind} onKeyDown={onKeyDown}>
      {kind === 'video' ? (
        <video {...shared} className={classes.film} poster={poster} playsInline aria-label={title} onClick={media.toggle}>
          <track kind="captions" {...(captions && { src: captions.src, srcLang: captions.language, label: captions.label })} />
        </video>
      ) : (
        <>
          <audio {...shared} />
          <div className={classes.about}>
            {picture}
            <span>{title}</span>
          </div>
        </>
      )}
      {media.hasFailed ? (
        <p className={classes.failed} role="alert">
          {t('ui.media.failed')}
        </p>
      ) : (
        // Media controls run left to right in every language, as the play icon points.
        <div className={classes.controls} dir="ltr">
          <Place media={media} language={i18n.language} />
          <IconButton label={t(media.isPlaying ? 'ui.media.pause' : 'ui.media.play')} onClick={media.toggle}>
            {media.isPlaying ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
          </IconButton>
          <Clock media={media} language={i18n.language} />
          <IconButton label={t(media.isMuted ? 'ui.media.loud' : 'ui.media.mute')} onClick={media.mute}>
            {media.isMuted ? <IconVolumeOff size={20} /> : <IconVolume size={20} />}
          </IconButton>
          <Range
            label={t('ui.media.volume')}
            className={classes.volume}
            value={media.isMuted ? 0 : media.volume}
            max={1}
            onPull={media.setVolume}
          />
          <PopupMenu
            label={t('ui.media.rate')}
            trigger={(attributes) => (
              <button
                type="button"
                className={classes.rate}
                {...attributes}
                aria-label={t('ui.named', { name: t('ui.media.rate'), value: `${media.rate}×` })}
              >
                <bdi dir="ltr">{`${media.rate}×`}</bdi>
              </button>
            )}
            items={() =>
              rates.map((rate) => (
                <DropdownItem key={rate} chosen={rate === media.rate} onChoose={() => media.setRate(rate)}>
                  <bdi dir="ltr">{`${rate}×`}</bdi>
                </DropdownItem>
              ))
            }
          />
          {captions && (
            <IconButton
              label={t('ui.media.captions')}
              aria-pressed={media.hasCaptions}
              onClick={() => media.showCaptions(!media.hasCaptions)}
            >
              <IconBadgeCc size={20} />
            </IconButton>
          )}
          {kind === 'video' && document.pictureInPictureEnabled && (
            <IconButton label={t('ui.media.ownWindow')} className={classes.apart} onClick={media.toOwnWindow}>
              <IconPictureInPicture size={20} />
            </IconButton>
          )}
          {kind === 'video' && document.fullscreenEnabled && (
            <IconButton label={t('ui.media.fullScreen')} onClick={() => toFullScreen(root.current)}>
              <IconArrowsMaximize size={20} />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}

/** The seek bar. */
function Place({ media, language }: { media: Media; language: string }) {
  const { t } = useTranslation();
  const text = t('ui.media.of', { at: clockText(media.at, language), lasts: clockText(media.lasts, language) });
  return (
    <Range label={t('ui.media.place')} text={text} className={classes.place} value={media.at} max={media.lasts || 1} onPull={media.seek} />
  );
}

interface RangeProps {
  label: string;
  text?: string;
  className: string | undefined;
  value: number;
  max: number;
  onPull: (value: number) => void;
}

function Range({ label, text, className, value, max, onPull }: RangeProps) {
  return (
    <div className={`${sliderClasses.slider} ${className}`} data-size="small">
      <input
        type="range"
        className={sliderClasses.input}
        style={shareOf(value, { min: 0, max }) as CSSProperties}
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={max}
        step={max / 100}
        value={value}
        onChange={(event) => onPull(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** Current time and duration. */
function Clock({ media: { at, lasts }, language }: { media: Media; language: string }) {
  return (
    <span className={classes.clock} aria-hidden="true">
      <bdi>{clockText(at, language)}</bdi>
      <span>{'/'}</span>
      <bdi>{clockText(lasts, language)}</bdi>
    </span>
  );
}

/** Toggles full screen; ignores a refusal by the browser. */
function toFullScreen(element: HTMLElement | null): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen();
  void done?.catch(() => undefined);
}
