import { MediaPlayer } from '#web/ui/media-player.tsx';

/** Starts muted. */
export function Looped() {
  return (
    <MediaPlayer kind="video" title="Fenn lamp, looping" src="/showcase/fenn-lamp.webm" poster="/showcase/fenn-lamp.svg" isLooped isMuted />
  );
}
