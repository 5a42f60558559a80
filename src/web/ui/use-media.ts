import { useState } from 'react';
import { numberFormat } from '#web/intl.ts';

/** The current state and controls of a media element. Times in seconds. */
export type Media = ReturnType<typeof useMedia>;

/** Tracks a media element: pass `attach` as its ref and spread `on`. */
export function useMedia() {
  const [element, attach] = useState<HTMLMediaElement | null>(null);
  const [state, setState] = useState({
    ...{ isPlaying: false, at: 0, lasts: 0, volume: 1, isMuted: false, rate: 1 },
    ...{ hasFailed: false, hasCaptions: false },
  });
  const read = ({ currentTarget: now }: { currentTarget: HTMLMediaElement }) =>
    setState((last) => ({
      ...last,
      ...{ isPlaying: !now.paused && !now.ended, at: now.currentTime, volume: now.volume, isMuted: now.muted, rate: now.playbackRate },
      lasts: Number.isFinite(now.duration) ? now.duration : 0,
    }));
  const change = (set: (media: HTMLMediaElement) => void) => element && set(element);
  return {
    ...state,
    attach,
    on: {
      ...{ onPlay: read, onPause: read, onEnded: read, onTimeUpdate: read, onSeeked: read },
      ...{ onLoadedMetadata: read, onDurationChange: read, onVolumeChange: read, onRateChange: read },
      onError: () => setState((last) => ({ ...last, hasFailed: true })),
    },
    toggle: () =>
      change((media) => {
        // Playing was interrupted by a pause or not allowed; the state already reflects that.
        if (media.paused) media.play().catch(() => undefined);
        else media.pause();
      }),
    seek: (to: number) =>
      change((media) => {
        media.currentTime = Math.max(0, Math.min(to, state.lasts));
      }),
    mute: () =>
      change((media) => {
        media.muted = !media.muted;
      }),
    setVolume: (volume: number) =>
      change((media) => {
        media.volume = volume;
        media.muted = volume === 0;
      }),
    setRate: (rate: number) =>
      change((media) => {
        media.playbackRate = rate;
      }),
    showCaptions: (isShown: boolean) =>
      change((media) => {
        for (const track of media.textTracks) track.mode = isShown ? 'showing' : 'hidden';
        setState((last) => ({ ...last, hasCaptions: isShown }));
      }),
    toOwnWindow: () =>
      change((media) => {
        const done = document.pictureInPictureElement
          ? document.exitPictureInPicture()
          : media instanceof HTMLVideoElement && media.requestPictureInPicture();
        if (done) done.catch(() => undefined);
      }),
  };
}

/** `1:05`: minutes and seconds. */
export function clockText(seconds: number, language: string): string {
  const digits = (value: number, least: number) =>
    numberFormat(language, { minimumIntegerDigits: least, useGrouping: false }).format(value);
  const whole = Math.round(seconds);
  return `${digits(Math.floor(whole / 60), 1)}:${digits(whole % 60, 2)}`;
}
