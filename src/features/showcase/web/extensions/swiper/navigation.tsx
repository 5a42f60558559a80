import { Navigation } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { rooms } from './rooms.tsx';
import 'swiper/css/navigation';

/** The buttons stand still at the first and at the last. */
export function WithNavigation() {
  return <Slides label="Rooms with buttons" slides={rooms} modules={[Navigation]} navigation />;
}
