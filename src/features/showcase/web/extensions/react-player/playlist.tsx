import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { MediaPlayer } from '#web/ui/media-player.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';

const pieces = [
  { kind: 'video', title: 'Lamp on', src: '/showcase/fenn-lamp.webm', poster: '/showcase/fenn-lamp.svg' },
  { kind: 'audio', title: 'Studio chime', src: '/showcase/studio-chime.wav' },
] as const;

/** Each item mounts a new player, so it starts at the beginning. */
export function Playlist() {
  const [at, setAt] = useState(0);
  const piece = pieces[at];
  return (
    <Stack>
      {piece && <MediaPlayer key={piece.src} {...piece} />}
      <Row>
        {pieces.map(({ title }, index) => (
          <Button key={title} look={index === at ? 'primary' : 'outline'} aria-pressed={index === at} onClick={() => setAt(index)}>
            {title}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
