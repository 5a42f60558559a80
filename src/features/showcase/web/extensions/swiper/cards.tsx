import { EffectCards, Navigation } from 'swiper/modules';
import { Slides } from '#web/ui/slides.tsx';
import classes from './cards.module.css';
import { rooms } from './rooms.tsx';
import 'swiper/css/effect-cards';
import 'swiper/css/navigation';

/** Narrower than its place: the others look out from below. */
export function Cards() {
  return (
    <div className={classes.pile}>
      <Slides
        label="Rooms on a pile"
        slides={rooms}
        modules={[EffectCards, Navigation]}
        effect="cards"
        grabCursor
        cardsEffect={{ slideShadows: false }}
        navigation
      />
    </div>
  );
}
