import { EffectCube, Navigation } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import { roomsFrom } from './rooms.tsx';
import 'swiper/css/effect-cube';
import 'swiper/css/navigation';

/** Without the effect's shadow, which is darker than the page. */
export function Cube() {
  return (
    <Slides
      label="Rooms on a cube"
      slides={roomsFrom(2)}
      modules={[EffectCube, Navigation]}
      effect="cube"
      grabCursor
      cubeEffect={{ shadow: false, slideShadows: false }}
      navigation
    />
  );
}
