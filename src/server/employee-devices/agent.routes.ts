import { endpoints } from '#shared/contract/endpoints.ts'
import { agentFileName } from '#shared/domain/employee-devices/agent-key.ts'
import { deviceLimits } from '#shared/domain/employee-devices/employee-device.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { createLimit } from '#server/platform/http/rate-limit.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { callerNetwork, requireCustomer, requireWritable, type Scope } from '#server/platform/sync/scope.ts'
import { customerName } from '#server/customers/customer.store.ts'
import type { SecurityLog } from '#server/security-log/security-log.ts'
import { findAgentKey, makeAgentKey, readAgentKey } from './agent-key.store.ts'
import { agentExtension } from './agent-extension.ts'
import { AGENT_VERSION, agentScript } from './agent-script.ts'
import { agentInstructions } from './instructions/agent-instructions.ts'
import { takeReport } from './take-report.ts'
import { readReport, requireSigned } from './verify-report.ts'

interface AgentRouteParts extends CommitParts {
  keyring: Keyring
  publicUrl: string
  securityLog: Pick<SecurityLog, 'keep'>
  log: Pick<Log, 'info'>
  now: () => number
}

/** The agent itself: its key, its script, and what it reports (FILE-09, FILE-10). */
export function mountAgentRoutes({ mount, open }: Mounts, parts: AgentRouteParts) {
  const { db, keyring, publicUrl, securityLog, log, now } = parts
  const countReport = createLimit(deviceLimits.reportsPerMinute)

  mount(endpoints.getAgentKey, async ({ c, params }) => {
    const found = await readAgentKey(db, keyring, keyHolder(c.var.scope, params.id))
    c.header('Cache-Control', 'no-store')
    return { key: found?.key ?? null, made_at: found?.madeAt ?? null }
  })

  mount(endpoints.renewAgentKey, async ({ c, params }) => {
    const { scope } = c.var
    const { organizationId, customerId } = keyHolder(scope, params.id)
    const madeAt = new Date(now()).toISOString()
    const name = await requireName(scope, customerId)
    const { key, say } = await commit(parts, organizationId, async (work) => ({
      key: await makeAgentKey(work, keyring, customerId, madeAt),
      say: await securityLog.keep(work.tx, {
        event: 'agent.keyMade',
        actorId: scope.userId,
        target: customerId,
        targetName: name,
        network: callerNetwork(scope),
      }),
    }))
    say()
    c.header('Cache-Control', 'no-store')
    return { key, made_at: madeAt }
  })

  mount(endpoints.downloadAgent, async ({ c, query: { customer, os } }) => {
    const whose = keyHolder(c.var.scope, customer)
    const company = await requireName(c.var.scope, whose.customerId)
    const found = await readAgentKey(db, keyring, whose)
    if (!found) throw new AppError('agentKeyMissing')
    const whom = { company, server: publicUrl, key: found.key }
    c.header('Cache-Control', 'no-store')
    return {
      file_name: agentFileName(os, { id: whose.customerId, name: company }),
      version: AGENT_VERSION,
      ...(os === 'browser' ? await agentExtension(whom) : agentScript(os, whom)),
    }
  })

  mount(endpoints.getAgentInstructions, ({ query: { language } }) => agentInstructions[language])

  open(endpoints.reportDevice, async ({ c, body }) => {
    const { organizationId, customerId } = await requireSigned(
      { header: (name) => c.req.header(name), body, now: now() },
      (hash) => findAgentKey(db, keyring, hash),
    )
    const report = readReport(body)
    // Only who has the key is counted: a stranger could else keep a device from reporting.
    await countReport(`${customerId}/${report.device.hardware_id}`)
    const taken = await takeReport(parts, { organizationId, customerId }, report)
    log.info(
      { event: 'agent.reported', organization: organizationId, ...taken, programs: report.programs.length },
      'A device reported',
    )
    return taken
  })

  async function requireName(scope: Scope, customerId: string): Promise<string> {
    const name = await customerName(db, scope, customerId)
    if (name === undefined) throw new AppError('notFound')
    return name
  }
}

/** The company whose key somebody may have. In the shared trial account a key would be everybody's. */
function keyHolder(scope: Scope, customerId: string) {
  requireCustomer(scope, customerId)
  requireWritable(scope)
  return { organizationId: scope.organizationId, customerId: customerId.toLowerCase() }
}
