import { Navigation } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/navigation';

/** Disables the buttons at the first and last slide. */
export function WithNavigation() {
  return <Slides label="Rooms with buttons" slides={roomsFrom(1)} modules={[Navigation]} navigation />;
}
