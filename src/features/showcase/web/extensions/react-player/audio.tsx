import { MediaPlayer } from '#web/ui/media-player.tsx';

/** The sound was made by `scripts/showcase-media.mjs`. */
export function Audio() {
  return <MediaPlayer kind="audio" title="Porto studio chime" src="/showcase/studio-chime.wav" />;
}
