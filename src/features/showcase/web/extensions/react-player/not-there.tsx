import { MediaPlayer } from '#web/ui/media-player.tsx';

/** A missing film: what the address gives is a text. */
export function NotThere() {
  return <MediaPlayer kind="audio" title="Unavailable video" src="/showcase/fenn-lamp.vtt" />;
}
