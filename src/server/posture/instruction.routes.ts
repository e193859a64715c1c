import { endpoints } from '#shared/contract/endpoints.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { readInstruction } from './instruction.store.ts'

export function mountInstructionRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.getInstruction, async ({ c, params: { id, checkId } }) => {
    requireCustomer(c.var.scope, id)
    requireCheck(checkId)
    const { version, told } = await tell(db, c.var.scope, id.toLowerCase(), checkId)
    if (version !== undefined) c.header('ETag', etagOf(version))
    return told
  })

  mount(endpoints.putInstruction, async ({ c, params: { id, checkId }, body: { text } }) => {
    requireCustomer(c.var.scope, id)
    const customerId = id.toLowerCase()
    await carryOut(bus, c, 'instruction.set', { customerId, checkId, text })
    const { version, told } = await tell(db, c.var.scope, customerId, checkId)
    if (version !== undefined) c.header('ETag', etagOf(version))
    return told
  })
}

function requireCheck(checkId: string): void {
  if (!checks.some(({ id }) => id === checkId)) throw new AppError('checkInvalid')
}

async function tell(db: Db, scope: Scope, customerId: string, checkId: string) {
  const found = await readInstruction(db, scope, customerId, checkId)
  const { text = '', edited_by = null, edited_at = null } = found?.row ?? {}
  return {
    version: found?.v,
    told: { customer_id: customerId, check_id: checkId, text, edited_by, edited_at },
  }
}
