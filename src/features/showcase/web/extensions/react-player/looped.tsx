import { MediaPlayer } from '#web/ui/media-player.tsx';

/** Without sound from the start, so that it disturbs nobody. */
export function Looped() {
  return (
    <MediaPlayer kind="video" title="Fenn lamp, looping" src="/showcase/fenn-lamp.webm" poster="/showcase/fenn-lamp.svg" isLooped isMuted />
  );
}
