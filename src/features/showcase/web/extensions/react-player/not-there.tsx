import { MediaPlayer } from '#web/ui/media-player.tsx';

/** An unavailable video: the URL returns text. */
export function NotThere() {
  return <MediaPlayer kind="audio" title="Unavailable video" src="/showcase/fenn-lamp.vtt" />;
}
