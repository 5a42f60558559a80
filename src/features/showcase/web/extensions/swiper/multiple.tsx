import { Navigation } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { rooms } from './rooms.tsx';
import 'swiper/css/navigation';

/** Two and a half slides hint that there are more. */
export function Multiple() {
  return <Slides label="Rooms side by side" slides={rooms} modules={[Navigation]} slidesPerView={2.5} spaceBetween={12} navigation />;
}
