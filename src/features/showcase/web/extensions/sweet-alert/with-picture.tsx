import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';
import classes from './with-picture.module.css';

/** A picture says more than a sign; it is decoration, as the words stand by themselves. */
export function WithPicture() {
  const [ask, asked] = useAsk();
  const show = () =>
    ask({
      picture: <img className={classes.picture} src="/showcase/fenn-lamp.svg" alt="" />,
      title: 'The Fenn lamp is here',
      text: 'Ash, linen and a touch switch. Available today.',
      confirm: 'Got it',
    });
  return (
    <Row>
      <Button look="outline" onClick={() => void show()}>
        What’s new
      </Button>
      {asked}
    </Row>
  );
}
