import { isBlank } from '../import/is-blank.ts'
import type { PolicyBody } from '../policy.ts'
import type { ReadConditions } from '../read-policy.ts'
import { type BuiltInControl, type ClientAppType, REGISTER_DEVICE } from '../vocabulary.ts'
import { findingIf, type PolicyFinding } from './finding.ts'

const BLOCK: BuiltInControl = 'block'
const MFA: BuiltInControl = 'mfa'
const PASSWORD_CHANGE: BuiltInControl = 'passwordChange'
const EVERY_CLIENT: ClientAppType = 'all'

/** What a policy asks of whoever signs in, with nothing left out. */
interface Grant {
  controls: readonly string[]
  factors: readonly string[]
  terms: readonly string[]
  strength: string | undefined
  operator: string | undefined
}

function grantOf({ grantControls }: PolicyBody): Grant {
  const { builtInControls, customAuthenticationFactors, termsOfUse, authenticationStrength, operator } =
    grantControls ?? {}
  return {
    controls: builtInControls ?? [],
    factors: customAuthenticationFactors ?? [],
    terms: termsOfUse ?? [],
    strength: authenticationStrength?.id || undefined,
    operator: operator || undefined,
  }
}

const countOf = ({ controls, factors, terms, strength }: Grant) =>
  controls.length + factors.length + terms.length + (strength === undefined ? 0 : 1)

/** What is asked before access is given (CA-48 to CA-52). */
export function checkGrant(read: ReadConditions, policy: PolicyBody): readonly PolicyFinding[] {
  const grant = grantOf(policy)
  const { controls, factors, strength, operator } = grant
  const registersDevice = read.applications.actions.includes(REGISTER_DEVICE)
  const hasOthers = controls.some((control) => control !== MFA)
  return [
    ...findingIf(controls.includes(BLOCK) && countOf(grant) > 1, 'block-alone', 'builtInControls'),
    ...findingIf(
      strength !== undefined && controls.includes(MFA),
      'strength-without-mfa',
      'authenticationStrength',
    ),
    ...findingIf(countOf(grant) > 0 && operator === undefined, 'operator-required', 'operator'),
    ...findingIf(
      registersDevice && factors.length > 0,
      'device-action-without-factors',
      'customAuthenticationFactors',
    ),
    ...findingIf(registersDevice && hasOthers, 'device-action-mfa-only', 'builtInControls'),
    ...checkPasswordChange(read, grant),
    ...findingIf(
      countOf(grant) === 0 && isBlank(policy.sessionControls),
      'controls-required',
      'builtInControls',
    ),
  ]
}

/**
 * A change of the password (CA-51). Beside a strength the vendor's own template has MFA, so either is taken. It acts on the
 * risk of a user alone: https://learn.microsoft.com/graph/api/resources/conditionalaccessgrantcontrols
 */
function checkPasswordChange(read: ReadConditions, { controls, factors, terms, strength, operator }: Grant) {
  if (!controls.includes(PASSWORD_CHANGE)) return []
  const others = controls.filter((control) => control !== PASSWORD_CHANGE && control !== MFA)
  const { applications, userRiskLevels, clientAppTypes } = read
  const hasAll = applications.include.length === 1 && applications.include[0] === 'All'
  const isNarrowed =
    [read.signInRiskLevels, read.insiderRiskLevels, read.transferMethods].some((list) => list.length > 0) ||
    [read.locations, read.platforms, read.deviceFilter].some((condition) => condition !== undefined) ||
    clientAppTypes.some((type) => type !== EVERY_CLIENT)
  return [
    ...findingIf(
      strength === undefined && !controls.includes(MFA),
      'password-change-needs-strength',
      'authenticationStrength',
    ),
    ...findingIf(
      others.length + factors.length + terms.length > 0,
      'password-change-without-others',
      'builtInControls',
    ),
    ...findingIf(
      !hasAll || applications.exclude.length > 0,
      'password-change-needs-all-applications',
      'includeApplications',
    ),
    ...findingIf(operator === 'OR', 'password-change-needs-and', 'operator'),
    ...findingIf(userRiskLevels.length === 0, 'password-change-needs-user-risk', 'userRiskLevels'),
    ...findingIf(isNarrowed, 'password-change-without-conditions', 'builtInControls'),
  ]
}

/** What holds during the session, by what the vendor documents of each control. */
export function checkSession(
  { applications }: ReadConditions,
  { sessionControls }: PolicyBody,
): readonly PolicyFinding[] {
  const { persistentBrowser, signInFrequency } = sessionControls ?? {}
  const isEvery = signInFrequency?.frequencyInterval === 'everyTime'
  const { value, type } = signInFrequency ?? {}
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value > 0
  return [
    ...findingIf(
      !!persistentBrowser?.isEnabled && !applications.include.includes('All'),
      'persistent-browser-needs-all-applications',
      'persistentBrowser',
    ),
    ...findingIf(
      !!signInFrequency?.isEnabled && !isEvery && (!isWhole || (type !== 'hours' && type !== 'days')),
      'sign-in-frequency-needs-value',
      'signInFrequency',
    ),
    ...findingIf(
      !!signInFrequency?.isEnabled && isEvery && (!isBlank(value) || !isBlank(type)),
      'sign-in-frequency-without-value',
      'signInFrequency',
    ),
  ]
}
