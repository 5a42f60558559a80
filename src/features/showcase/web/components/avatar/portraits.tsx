import { useQuery } from '@tanstack/react-query';
import { listPeople } from '#platform/people/contract.ts';
import { call } from '#web/api-client.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Row } from '#web/ui/row.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const first = { query: { q: '', page: 1, perPage: 8 } };

/** Portrait URLs are signed; `Avatar` handles them. */
export function Portraits() {
  const { data, error, refetch } = useQuery({
    queryKey: ['person', 'list', first.query],
    queryFn: ({ signal }) => call(listPeople, first, { signal }),
  });
  if (error) return <ErrorState text="Couldn’t load people" onTryAgain={() => void refetch()} />;
  if (!data) return <Spinner />;
  return (
    <Row>
      {data.people.map(({ id, fullName, avatar }) => (
        <span key={id} title={fullName}>
          <Avatar name={fullName} src={avatar} size={44} />
          <span className="visually-hidden">{fullName}</span>
        </span>
      ))}
    </Row>
  );
}
