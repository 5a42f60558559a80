import { Slides } from '#web/ui/slides.tsx';
import { rooms } from './rooms.tsx';

/** Only slides, without controls. */
export function Plain() {
  return <Slides label="Rooms" slides={rooms} />;
}
