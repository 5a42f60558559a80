import { MediaPlayer } from '#web/ui/media-player.tsx';

/** Captions are off by default. */
export function Captions() {
  return (
    <MediaPlayer
      kind="video"
      title="Fenn lamp with captions"
      src="/showcase/fenn-lamp.webm"
      poster="/showcase/fenn-lamp.svg"
      captions={{ src: '/showcase/fenn-lamp.vtt', language: 'en', label: 'English' }}
    />
  );
}
