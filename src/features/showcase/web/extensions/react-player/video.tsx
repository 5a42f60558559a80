import { MediaPlayer } from '#web/ui/media-player.tsx';

/** The film was made by `scripts/film-lamp.mjs`. */
export function Video() {
  return <MediaPlayer kind="video" title="The Fenn lamp" src="/showcase/fenn-lamp.webm" poster="/showcase/fenn-lamp.svg" />;
}
