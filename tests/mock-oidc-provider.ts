import type { AddressInfo } from 'node:net';
import { Events, OAuth2Server } from 'oauth2-mock-server';

/** The claims of a user. */
export type SaidOfSomebody = { sub: string } & Record<string, unknown>;

export interface OwnProvider {
  issuer: string;
  /** Sets the ID token claims of the next user; `userInfo` is what the userinfo endpoint returns in addition to the subject. */
  says(somebody: SaidOfSomebody, userInfo?: Record<string, unknown>): void;
  /** Replaces the next ID token before it is issued. */
  forges(forge: (idToken: string) => string): void;
  /** Sets the ID token algorithms in its metadata. */
  claimsAlgorithms(names: string[]): void;
  /** Follows the redirect to the provider as a browser does; returns the query of the redirect back. */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}

/** An OpenID Connect provider on loopback that signs everyone in as the user set last. */
export async function mockOidcProvider(): Promise<OwnProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.issuer.url = issuer;
  interface Said {
    somebody: SaidOfSomebody;
    userInfo: Record<string, unknown>;
  }
  let next: Said = { somebody: { sub: 'nobody' }, userInfo: {} };
  // Claims belong to one visit, so that several people can sign in at once.
  const byCode = new Map<string, Said>();
  const bySubject = new Map<string, Said>();
  let algorithms = ['RS256'];
  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }) => {
    byCode.set(url.searchParams.get('code') ?? '', next);
    bySubject.set(next.somebody.sub, next);
  });
  server.service.on(Events.BeforeTokenSigning, ({ payload }, { body }) => Object.assign(payload, byCode.get(String(body.code))?.somebody));
  server.service.on(Events.BeforeUserinfo, (answer, { headers }) => {
    const [, payload = ''] = (headers.authorization ?? '').split('.');
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    answer.body = { sub, ...bySubject.get(sub)?.userInfo };
  });
  server.service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }) =>
    Object.assign(body, { id_token_signing_alg_values_supported: algorithms }),
  );
  return {
    issuer,
    says(somebody, userInfo = {}) {
      next = { somebody, userInfo };
    },
    forges(forge) {
      server.service.once(Events.BeforeResponse, (answer) => {
        const { body } = answer;
        if (typeof body === 'object' && body !== null) Object.assign(body, { id_token: forge(String(Reflect.get(body, 'id_token'))) });
      });
    },
    claimsAlgorithms(names) {
      algorithms = names;
    },
    async visit(address) {
      const sent = await fetch(address, { redirect: 'manual' });
      return new URL(sent.headers.get('Location') ?? '').search.slice(1);
    },
    close: () => server.stop(),
  };
}
