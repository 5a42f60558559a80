import { on, onOpen, onPrepared, type Route } from '#server/route.ts';
import type { FillEntity } from '#server/server-area.ts';
import * as contract from '../contract.ts';
import * as dateContract from '../date-contract.ts';
import * as passkeyContract from '../passkey-contract.ts';
import * as twoStepContract from '../two-step-contract.ts';
import { getDateSetting, updateDateSetting } from './date-setting.ts';
import { chooseLanguage } from './keep-language.ts';
import { logInByBody, logInByHeader } from './log-in.ts';
import { relyingParty } from './passkey-challenge.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey, verifyPasskey } from './passkeys.ts';
import { provePassword } from './prove-oneself.ts';
import { readUserData } from './read-user-data.ts';
import { hasKnownSampleAccount, offeredSignOn, registerAccount, registrationMode } from './registration.ts';
import { takeSecondStep } from './second-step.ts';
import { logOut, refreshSession } from './sessions.ts';
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey.ts';
import { beginTwoSteps, confirmTwoSteps, endDeviceTrust, getTwoSteps, renewRecoveryCodes, turnOffTwoSteps } from './two-steps.ts';
import { sendVerificationAgain, verifyAddress } from './verify-address.ts';

/** @param fillEntity Adds the sample data to a new company. */
export function sessionRoutes({ fillEntity: fill }: { fillEntity: FillEntity }): Route[] {
  return [
    onOpen(contract.login, logInByHeader),
    onOpen(contract.passwordLogin, logInByBody),
    onOpen(contract.register, (given, scope) => registerAccount(given, scope, fill)),
    onOpen(contract.refreshToken, refreshSession),
    on(contract.logout, logOut),
    on(contract.getSession, async (_given, { db, deps, entity, identity }) => ({
      userData: await readUserData(db, deps, entity, identity.accountId),
    })),
    on(contract.chooseLanguage, chooseLanguage),
    on(dateContract.getDateSetting, getDateSetting),
    on(dateContract.updateDateSetting, updateDateSetting),
    onOpen(twoStepContract.takeSecondStep, takeSecondStep),
    on(twoStepContract.getTwoSteps, getTwoSteps),
    onPrepared(twoStepContract.beginTwoSteps, provePassword, beginTwoSteps),
    on(twoStepContract.confirmTwoSteps, confirmTwoSteps),
    onPrepared(twoStepContract.turnOffTwoSteps, provePassword, turnOffTwoSteps),
    onPrepared(twoStepContract.renewRecoveryCodes, provePassword, renewRecoveryCodes),
    on(twoStepContract.endDeviceTrust, endDeviceTrust),
    onOpen(passkeyContract.beginPasskeySignIn, beginPasskeySignIn),
    onOpen(passkeyContract.signInByPasskey, signInByPasskey),
    on(passkeyContract.listPasskeys, listPasskeys),
    // The fixed path comes before the one with an id.
    onPrepared(passkeyContract.beginPasskey, provePassword, beginPasskey),
    onPrepared(passkeyContract.addPasskey, verifyPasskey, addPasskey),
    on(passkeyContract.renamePasskey, renamePasskey),
    onPrepared(passkeyContract.removePasskey, provePassword, removePasskey),
    onOpen(contract.verifyAddress, verifyAddress),
    on(contract.sendVerificationAgain, sendVerificationAgain),
    onOpen(contract.getRegistration, (_given, { deps, caller }) =>
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
