import type { Detection } from '../../detection.ts'
import { membersIn, readJson, textsIn } from '../../facts.ts'
import type { DirectoryChangeEvent } from '../../security-event.ts'
import { onActivity } from './directory-activity.ts'

const PAGE =
  'https://learn.microsoft.com/entra/identity/conditional-access/troubleshoot-policy-changes-audit-log'
const group = 'conditional-access-changed'

interface Policies {
  before: unknown
  after: unknown
}

/** The policy as it was and as it is, of the one change that holds it as JSON. */
function policiesOf({ changes }: DirectoryChangeEvent): Policies {
  const parsed = changes.map(({ before, after }) => ({ before: readJson(before), after: readJson(after) }))
  const isPolicy = (value: unknown) =>
    typeof value === 'object' && value !== null && membersIn(value, 'state').length > 0
  const found = parsed.find(({ before, after }) => isPolicy(before) || isPolicy(after))
  return found ?? { before: undefined, after: undefined }
}

const textsOf = (policy: unknown, member: string) =>
  textsIn(membersIn(policy, member)).map((each) => each.toLowerCase())
const isEnabled = (policy: unknown) => textsOf(policy, 'state').includes('enabled')

/** Whether a policy lets nobody in without a second factor: as a control of its own, or as a strength of authentication. */
const asksForSecondFactor = (policy: unknown) =>
  textsOf(policy, 'builtInControls').some((control) => control === 'mfa') ||
  textsOf(policy, 'authenticationStrength').length > 0

const EXCLUSIONS = [
  'excludeUsers',
  'excludeGroups',
  'excludeRoles',
  'excludeApplications',
  'excludeLocations',
  'excludePlatforms',
  'excludeGuestsOrExternalUsers',
]

function hasNewExclusion({ before, after }: Policies): boolean {
  return EXCLUSIONS.some((member) => {
    const known = new Set(textsOf(before, member))
    return textsOf(after, member).some((each) => !known.has(each))
  })
}

const losesSecondFactor = ({ before, after }: Policies) =>
  isEnabled(before) && asksForSecondFactor(before) && !(isEnabled(after) && asksForSecondFactor(after))

/** The most exact first: of one change, the first one is told. */
export const conditionalAccessChanged: readonly Detection[] = [
  onActivity('Update Conditional Access policy', {
    id: 'second-factor-removed-from-policy',
    guide: 'policyChange',
    severity: 'high',
    isOnByDefault: true,
    also: ['Delete Conditional Access policy'],
    license: 'entraP1',
    link: PAGE,
    group,
    judge: (event) => (losesSecondFactor(policiesOf(event)) ? {} : undefined),
  }),
  onActivity('Update Conditional Access policy', {
    guide: 'policyChange',
    severity: 'medium',
    isOnByDefault: true,
    license: 'entraP1',
    link: PAGE,
    group,
    judge(event) {
      const policies = policiesOf(event)
      const isSwitchedOff = isEnabled(policies.before) && !isEnabled(policies.after)
      return isSwitchedOff || hasNewExclusion(policies) ? { severity: 'high' } : {}
    },
  }),
  onActivity('Delete Conditional Access policy', {
    guide: 'policyChange',
    severity: 'high',
    isOnByDefault: true,
    license: 'entraP1',
    link: PAGE,
    group,
  }),
  onActivity('Add Conditional Access policy', {
    guide: 'policyChange',
    severity: 'medium',
    isOnByDefault: true,
    license: 'entraP1',
    link: PAGE,
  }),
]
