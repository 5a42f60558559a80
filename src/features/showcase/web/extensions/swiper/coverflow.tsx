import { EffectCoverflow, Pagination } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { rooms } from './rooms.tsx';
import 'swiper/css/effect-coverflow';
import 'swiper/css/pagination';

/** The ones beside it are turned away. */
export function Coverflow() {
  return (
    <Slides
      label="Rooms to leaf through"
      slides={rooms}
      modules={[EffectCoverflow, Pagination]}
      effect="coverflow"
      centeredSlides
      slidesPerView={1.6}
      coverflowEffect={{ rotate: 40, depth: 80, slideShadows: false }}
      pagination={{ clickable: true }}
    />
  );
}
