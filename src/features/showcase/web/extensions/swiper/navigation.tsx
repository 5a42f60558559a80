import { Navigation } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/navigation';

/** The buttons stand still at the first and at the last. */
export function WithNavigation() {
  return <Slides label="Rooms with buttons" slides={roomsFrom(1)} modules={[Navigation]} navigation />;
}
