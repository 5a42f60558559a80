import { MediaPlayer } from '#web/ui/media-player.tsx';

/** They are off until one wants them. */
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
