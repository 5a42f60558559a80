import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

const alerts = [
  { tone: 'success', name: 'Success', title: 'Order 2041 is paid', text: 'The receipt went to studio@juniper-vale.example.' },
  { tone: 'info', name: 'Info', title: 'The Kyoto studio is closed on Friday', text: 'Deliveries of that day come on Monday.' },
  { tone: 'warning', name: 'Warning', title: 'Only two Holm pendants are left', text: 'The next ones come in three weeks.' },
  {
    tone: 'danger',
    name: 'Error',
    title: 'The invoice was not sent',
    text: 'The address of the client is not known to their mail server.',
  },
  { tone: 'accent', name: 'Question', title: 'Did the sofa arrive?', text: 'The carrier says so since Tuesday.' },
] as const;

/** A sign for each kind of news. */
export function Types() {
  const [ask, asked] = useAsk();
  return (
    <Row>
      {alerts.map(({ name, ...alert }) => (
        <Button key={name} look="outline" onClick={() => void ask(alert)}>
          {name}
        </Button>
      ))}
      {asked}
    </Row>
  );
}
