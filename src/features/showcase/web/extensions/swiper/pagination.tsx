import { Pagination } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/pagination';

/** Each dot is a labeled button. */
export function WithPagination() {
  return <Slides label="Rooms with dots" slides={roomsFrom(2)} modules={[Pagination]} pagination={{ clickable: true }} />;
}
