import { Navigation, Pagination } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/navigation';
import 'swiper/css/pagination';

/** The bar is at the top and fills from the start. */
export function Progress() {
  return (
    <Slides
      label="Rooms with a progress bar"
      slides={roomsFrom(3)}
      modules={[Navigation, Pagination]}
      navigation
      pagination={{ type: 'progressbar' }}
    />
  );
}
