import { Slides } from '#web/ui/slides.tsx';
import { rooms } from './rooms.tsx';

/** Nothing but the slides. */
export function Plain() {
  return <Slides label="Rooms" slides={rooms} />;
}
