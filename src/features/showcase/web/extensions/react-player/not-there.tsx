import { MediaPlayer } from '#web/ui/media-player.tsx';

/** A film that nobody made: what the address gives is a text. */
export function NotThere() {
  return <MediaPlayer kind="audio" title="A film that nobody made" src="/showcase/fenn-lamp.vtt" />;
}
