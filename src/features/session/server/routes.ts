import { on, onOpen, type Route } from '#server/route.ts';
import type { FillEntity } from '#server/server-area.ts';
import {
  chooseLanguage as chooseLanguageContract,
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
import { getDateSetting as getDateSettingContract, updateDateSetting as updateDateSettingContract } from '../date-contract.ts';
import { getDateSetting } from './dates/get-date-setting.ts';
import { updateDateSetting } from './dates/update-date-setting.ts';
import { registerAccount } from './founding/register-account.ts';
import { hasKnownSampleAccount, offeredSignOn, registrationMode } from './founding/registration-mode.ts';
import { chooseLanguage } from './keep-language.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { logInByBody, logInByHeader } from './signing-in/log-in.ts';
import { logOut } from './signing-in/log-out.ts';
import { readUserData } from './signing-in/read-user-data.ts';
import { refreshSession } from './signing-in/refresh-session.ts';
import { twoStepRoutes } from './two-steps/routes.ts';
import { sendVerificationAgain as mailVerificationAgain, verifyAddress as takeVerification } from './verification/verify-address.ts';

/** @param fillEntity gives a registrant's new entity its sample data. */
export function sessionRoutes({ fillEntity: fill }: { fillEntity: FillEntity }): Route[] {
  return [
    onOpen(login, logInByHeader),
    onOpen(passwordLogin, logInByBody),
    onOpen(register, (given, scope) => registerAccount(given, scope, fill)),
    onOpen(refreshToken, refreshSession),
    on(logout, logOut),
    on(getSession, async (_given, { db, deps, entity, identity }) => ({
      userData: await readUserData(db, deps, entity, identity.accountId),
    })),
    on(chooseLanguageContract, chooseLanguage),
    on(getDateSettingContract, getDateSetting),
    on(updateDateSettingContract, updateDateSetting),
    ...twoStepRoutes,
    ...passkeyRoutes,
    onOpen(verifyAddress, takeVerification),
    on(sendVerificationAgain, mailVerificationAgain),
    onOpen(getRegistration, (_given, { deps, caller }) =>
      deps.database.reading(null, async (db) => ({
        mode: await registrationMode(db, deps.settings),
        sampleData: deps.settings.sampleData,
        sampleAccounts: caller.sampleAccountsAllowed && (await hasKnownSampleAccount(db)),
        passkeys: relyingParty(deps)?.origin ?? null,
        signOn: deps.providers && (await offeredSignOn(db)),
      })),
    ),
  ];
}
