import { Avatar } from '#web/ui/avatar.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { ContentCard } from '#web/ui/content-card/content-card.tsx';
import { Row } from '#web/ui/row.tsx';

const words = [
  { name: 'Hotel Miradouro', said: 'Forty lamps, all delivered on time.' },
  { name: 'Kestrel Hotels', said: 'The tables look better with every year.' },
  { name: 'Studio Farol', said: 'They sent a carpenter when a drawer got stuck.' },
  { name: 'Nordlys Café', said: 'Our guests ask where the chairs are from.' },
  { name: 'Atelier Sakura', said: 'Careful drawings, and careful packing.' },
];

/** Moves one slide at a time. */
export function Several() {
  const slides = words.map(({ name, said }) => ({
    ...{ key: name, name },
    content: (
      <ContentCard title={`“${said}”`}>
        <Row>
          <Avatar name={name} size={28} /> {name}
        </Row>
      </ContentCard>
    ),
  }));
  return <Carousel label="What clients say" perView={3} slides={slides} />;
}
