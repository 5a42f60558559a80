import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';
import classes from './with-picture.module.css';

/** A decorative picture instead of an icon; the text stands on its own. */
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
