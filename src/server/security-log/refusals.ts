import type { Context } from 'hono'
import { commands } from '#shared/contract/commands.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { type ErrorCode, errorCatalogue } from '#shared/contract/errors.ts'
import type { CommandResult } from '#shared/contract/sync.ts'
import type { SecurityReason } from '#shared/domain/security-log/security-event.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import { callerNetwork, type Scope } from '#server/platform/sync/scope.ts'
import type { SecurityLog } from './security-log.ts'

const namesByEndpoint = new Map<Endpoint, string>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]),
)

const reasons: Partial<Record<ErrorCode, SecurityReason>> = {
  noPermission: 'noPermission',
  featureOff: 'featureOff',
  trialReadOnly: 'readOnly',
}

/** Why something was forbidden to somebody; undefined for any other refusal. All that is not named is about users. */
const reasonOf = (code: ErrorCode): SecurityReason | undefined =>
  errorCatalogue[code].status === 403 ? (reasons[code] ?? 'protectedUser') : undefined

/** Notes calls of people who are signed in and may not make them. */
export const noteRefusedCall =
  ({ note }: Pick<SecurityLog, 'note'>) =>
  ({ var: { scope } }: Context<Environment>, endpoint: Endpoint, code: ErrorCode): void => {
    const reason = reasonOf(code)
    if (reason) noteRefused(note, scope, { target: namesByEndpoint.get(endpoint), reason, count: 1 })
  }

/** Notes commands of a batch that their person may not make, each name and reason once. */
export const noteRefusedCommands =
  ({ note }: Pick<SecurityLog, 'note'>) =>
  (scope: Scope, sent: readonly unknown[], results: readonly CommandResult[]): void => {
    const counted = new Map<string, { target: string; reason: SecurityReason; count: number }>()
    for (const [at, { code }] of results.entries()) {
      const reason = code && reasonOf(code)
      if (!reason) continue
      const target = nameOf(sent[at])
      const key = `${target} ${reason}`
      counted.set(key, { target, reason, count: (counted.get(key)?.count ?? 0) + 1 })
    }
    for (const each of counted.values()) noteRefused(note, scope, each)
  }

function noteRefused(
  note: SecurityLog['note'],
  scope: Scope,
  refused: { target: string | undefined; reason: SecurityReason; count: number },
) {
  note({ event: 'access.refused', actorId: scope.userId, network: callerNetwork(scope), ...refused })
}

/** What a device sent may be called anything; only what there is takes room. */
function nameOf(sent: unknown): string {
  const { name } = sent as { name?: unknown }
  return typeof name === 'string' && Object.hasOwn(commands, name) ? name : 'syncPush'
}
