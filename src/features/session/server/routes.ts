import { on, onOpen, type Route } from '#server/route.ts';
import {
  getRegistration,
  getSession,
  login,
  logout,
  passwordLogin,
  refreshToken,
  register,
  sendVerificationAgain,
  verifyAddress,
} from '../contract.ts';
import { logInByBody, logInByHeader } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readUserData } from './read-user-data.ts';
import { refreshSession } from './refresh-session.ts';
import { type FillEntity, registerAccount } from './register-account.ts';
import { hasKnownSampleAccount, registrationMode } from './registration-mode.ts';
import { sendVerificationAgain as mailVerificationAgain, verifyAddress as takeVerification } from './verify-address.ts';

/** @param fill gives a registrant's new entity its sample data. */
export function sessionRoutes(fill: FillEntity): Route[] {
  return [
    onOpen(login, logInByHeader),
    onOpen(passwordLogin, logInByBody),
    onOpen(register, (given, scope) => registerAccount(given, scope, fill)),
    onOpen(refreshToken, refreshSession),
    on(logout, logOut),
    on(getSession, async (_given, { db, deps, entity, identity }) => ({
      userData: await readUserData(db, deps, entity, identity.accountId),
    })),
    onOpen(verifyAddress, takeVerification),
    on(sendVerificationAgain, mailVerificationAgain),
    onOpen(getRegistration, (_given, { deps, caller }) =>
      deps.database.reading(null, async (db) => ({
        mode: await registrationMode(db, deps.settings),
        sampleAccounts: caller.sampleAccountsAllowed && (await hasKnownSampleAccount(db)),
      })),
    ),
  ];
}
