import type { Detection } from '../../detection.ts'
import { changeOf, membersIn, readJson, textsIn } from '../../facts.ts'
import type { DirectoryChangeEvent } from '../../security-event.ts'
import { isActivity, onActivity } from './directory-activity.ts'

const DOMAINS_PAGE = 'https://learn.microsoft.com/entra/architecture/security-operations-infrastructure'
const PROVIDERS_PAGE =
  'https://learn.microsoft.com/entra/identity/authentication/how-to-authentication-external-method-manage'
const group = 'domain-authentication'

const SIGNS_ASSERTIONS = /issuer|signingcertificate|federat|passive|metadataexchange/i

/** Who vouches for the domain's people is somebody else from now on. */
function isFederated(event: DirectoryChangeEvent): boolean {
  if (isActivity(event, 'Set federation settings on domain')) return true
  const type = changeOf(event, 'LiveType', 'AuthenticationType')
  if (type && /federated/i.test(type.after) && !/federated/i.test(type.before)) return true
  return event.changes.some(
    ({ name, before, after }) => SIGNS_ASSERTIONS.test(name) && after && before !== after,
  )
}

/** Where a foreign provider's keys are read from, in a policy of authentication methods. */
const providersIn = (text: string) => {
  const value = readJson(text)
  return [...membersIn(value, 'discoveryUrl'), ...membersIn(value, 'issuer')].flatMap((each) =>
    textsIn(each).map((url) => url.toLowerCase()),
  )
}

const hasNewProvider = ({ changes }: DirectoryChangeEvent) =>
  changes.some(({ name, before, after }) => {
    const [then, now] = /^(discoveryUrl|issuer)$/i.test(name)
      ? [[before], [after]].map((texts) => texts.filter(Boolean))
      : [providersIn(before), providersIn(after)]
    return (now ?? []).some((url) => !then?.includes(url))
  })

/** The most exact first: of one change, the first one is told. */
export const federation: readonly Detection[] = [
  onActivity('Set domain authentication', {
    id: 'domain-federated',
    guide: 'domainChange',
    severity: 'high',
    isOnByDefault: true,
    also: ['Set federation settings on domain'],
    link: DOMAINS_PAGE,
    group,
    judge: (event) => (isFederated(event) ? {} : undefined),
  }),
  onActivity('Set federation settings on domain', {
    guide: 'domainChange',
    severity: 'high',
    isOnByDefault: true,
    link: DOMAINS_PAGE,
    group,
  }),
  onActivity('Set domain authentication', {
    guide: 'domainChange',
    severity: 'high',
    isOnByDefault: true,
    link: DOMAINS_PAGE,
    group,
  }),
  onActivity('Authentication Methods Policy Update', {
    id: 'external-provider-changed',
    guide: 'policyChange',
    severity: 'high',
    isOnByDefault: true,
    also: ['Update authentication methods policy'],
    link: PROVIDERS_PAGE,
    group: 'authentication-methods-policy-update',
    judge: (event) => (hasNewProvider(event) ? {} : undefined),
  }),
]
