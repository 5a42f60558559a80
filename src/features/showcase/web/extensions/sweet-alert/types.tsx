import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { useAsk } from '#web/ui/use-ask.tsx';

const alerts = [
  { tone: 'success', name: 'Success', title: 'Order 2041 is paid', text: 'The receipt went to studio@juniper-vale.example.' },
  { tone: 'info', name: 'Info', title: 'The Kyoto studio is closed on Friday', text: 'Friday deliveries arrive on Monday.' },
  { tone: 'warning', name: 'Warning', title: 'Only two Holm pendants are left', text: 'More arrive in three weeks.' },
  {
    tone: 'danger',
    name: 'Error',
    title: 'Couldn’t send the invoice',
    text: 'The recipient’s mail server doesn’t recognize the address.',
  },
  { tone: 'accent', name: 'Question', title: 'Did the sofa arrive?', text: 'The carrier marked it as delivered on Tuesday.' },
] as const;

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
