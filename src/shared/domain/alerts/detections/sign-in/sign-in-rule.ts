import { fact } from '../../facts.ts'
import type { SecurityEvent, SignInEvent } from '../../security-event.ts'
import { accountOf, dayOf } from '../../who.ts'

/** The unified log tells sign-ins to whoever has no license; what only Entra tells needs one. */
export const MICROSOFT_SOURCES = ['signIns', 'unifiedAudit'] as const
/** Whoever tells of sign-ins. */
export const EVERY_SOURCE = [...MICROSOFT_SOURCES, 'googleLogins', 'duoAuthentications'] as const
export const ENTRA_ONLY = ['signIns'] as const

/** The first lines of an alert about a sign-in. */
export const factsOf = ({
  app,
  resource,
  place,
  ip,
  errorCode,
  clientApp,
  outcome,
  reason,
}: SignInEvent): string[] => [
  fact('outcome', outcome, ...(errorCode ? [String(errorCode)] : []), ...(reason ? [reason] : [])),
  ...((app.name ?? app.id) ? [fact('app', app.name ?? app.id ?? '')] : []),
  ...((resource.name ?? resource.id) ? [fact('resource', resource.name ?? resource.id ?? '')] : []),
  ...(clientApp ? [fact('clientAppUsed', clientApp)] : []),
  ...(place?.country ? [fact('country', place.country)] : []),
  ...(ip ? [fact('ip', ip)] : []),
]

export const isSuccess = ({ outcome }: SignInEvent): boolean => outcome === 'success'

/** Once a day for an account, and what else tells one from another. */
export const daily = (event: SecurityEvent, ...more: readonly string[]): string[] => [
  accountOf(event) ?? event.key,
  ...more,
  dayOf(event.at),
]

export const hasRisk = ({ risk }: SignInEvent): boolean =>
  !risk.isClosed && (risk.level === 'low' || risk.level === 'medium' || risk.level === 'high')

/** Numbers of the vendor's own networks, from which its services sign in for people. https://www.iana.org/assignments/as-numbers */
const MICROSOFT_NETWORKS = [
  3598, 5761, 6182, 6291, 6584, 8068, 8069, 8070, 8071, 8072, 8073, 8074, 8075, 12076, 13399, 23468, 45139,
  63314, 200517,
]
export const isFromMicrosoft = ({ network }: SignInEvent): boolean =>
  network !== undefined && MICROSOFT_NETWORKS.includes(network)
