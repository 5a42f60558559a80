import type { AddressInfo } from 'node:net';
import { Events, OAuth2Server } from 'oauth2-mock-server';

/** What a provider says of somebody. */
export type SaidOfSomebody = { sub: string } & Record<string, unknown>;

/** A provider of OpenID Connect on loopback, which lets in everybody as whom it was told last. */
export async function ownProvider(): Promise<{
  issuer: string;
  /** Whom it lets in next. */
  says(somebody: SaidOfSomebody): void;
  /** What a browser does that is sent there: the query with which it is sent back. */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.issuer.url = issuer;
  let said: SaidOfSomebody = { sub: 'nobody' };
  server.service.on(Events.BeforeTokenSigning, ({ payload }) => Object.assign(payload, said));
  server.service.on(Events.BeforeUserinfo, (answer) => {
    answer.body = { sub: said.sub };
  });
  return {
    issuer,
    says(somebody) {
      said = somebody;
    },
    async visit(address) {
      const sent = await fetch(address, { redirect: 'manual' });
      return new URL(sent.headers.get('Location') ?? '').search.slice(1);
    },
    close: () => server.stop(),
  };
}
