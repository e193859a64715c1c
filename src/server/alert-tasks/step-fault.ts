import type { StepFault } from '#shared/domain/alerts/alert-task.ts'
import { ConnectorError, NOT_LICENSED } from '#server/connectors/connector-error.ts'

/** What a refusal of the vendor's says of a step. What is no failure of theirs is thrown on. */
export function stepFaultOf(cause: unknown): StepFault {
  if (!(cause instanceof ConnectorError)) throw cause
  if (cause.code === NOT_LICENSED) return 'notLicensed'
  return FAULTS[cause.reason]
}

const FAULTS: Record<ConnectorError['reason'], StepFault> = {
  unauthorized: 'notConnected',
  consentMissing: 'notConnected',
  missingScope: 'missingScope',
  throttled: 'throttled',
  unreachable: 'unreachable',
  notFound: 'notFound',
  resyncRequired: 'unexpectedAnswer',
  unexpectedAnswer: 'unexpectedAnswer',
}
