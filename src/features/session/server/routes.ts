import { on, onOpen, type Route } from '#server/route.ts';
import { getRegistration, getSession, login, logout, passwordLogin, refreshToken, register } from '../contract.ts';
import { logInByBody, logInByHeader } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readUserData } from './read-user-data.ts';
import { refreshSession } from './refresh-session.ts';
import { type FillEntity, registerAccount } from './register-account.ts';
import { registrationMode } from './registration-mode.ts';

/** @param fill gives a registrant's new entity its sample data. */
export function sessionRoutes(fill: FillEntity): Route[] {
  return [
    onOpen(login, logInByHeader),
    onOpen(passwordLogin, logInByBody),
    onOpen(register, (given, scope) => registerAccount(given, scope, fill)),
    onOpen(refreshToken, refreshSession),
    on(logout, logOut),
    on(getSession, async (_given, { db, deps, entity, identity }) => ({
      userData: await readUserData(db, deps.files, entity, identity.accountId),
    })),
    onOpen(getRegistration, async (_given, { deps, caller }) => ({
      mode: await deps.database.reading(null, (db) => registrationMode(db, deps.settings)),
      sampleAccounts: deps.settings.sampleData && caller.sampleAccountsAllowed,
    })),
  ];
}
