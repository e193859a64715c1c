import type { Context } from 'hono'
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { type ArgsOf, type CommandName, commands } from '#shared/contract/commands.ts'
import { type CommandResult, syncLimits } from '#shared/contract/sync.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import type { Environment } from './environment.ts'

const keySchema = z.uuid()
const etagSchema = z.string().regex(/^(W\/)?"\d+"$/)

/** A row's version as the ETag that `If-Match` takes back. */
export const etagOf = (version: number): string => `"${version}"`

/**
 * Carries out one command for a REST route on the same bus that devices use. `Idempotency-Key` (a UUID; made here
 * where absent) makes a repeated request harmless, `If-Match` refuses one that was made on an older row with 412.
 */
export async function carryOut<N extends CommandName>(
  bus: Bus,
  c: Context<Environment>,
  name: N,
  args: ArgsOf<N>,
): Promise<CommandResult> {
  const ifMatch = readIfMatch(c.req.header('if-match'))
  const key = readKey(c.req.header('idempotency-key'))
  const [result] = await bus.execute(c.var.scope, [
    { ...envelopeOf(bus, name, key, args), ...(ifMatch === undefined ? {} : { ifMatch }) },
  ])
  return requireDone(result)
}

/**
 * Carries out several commands of one kind, each by a name of its own, in one transaction unless one of them is refused. Keys
 * are made of the `Idempotency-Key` and the names, so that a repeated request is harmless.
 */
export async function carryOutAll<N extends CommandName>(
  bus: Bus,
  c: Context<Environment>,
  name: N,
  named: readonly (readonly [name: string, args: ArgsOf<N>])[],
): Promise<void> {
  const key = readKey(c.req.header('idempotency-key'))
  const results = await bus.execute(
    c.var.scope,
    named.map(([each, args]) => envelopeOf(bus, name, uuidv5(each, key), args)),
  )
  for (const result of results) requireDone(result)
}

function envelopeOf<N extends CommandName>(bus: Bus, name: N, key: string, args: ArgsOf<N>) {
  const { rev, class: commandClass } = commands[name]
  const notAfter = bus.now() + Math.max(syncLimits.deadline[commandClass], syncLimits.requestTimeout)
  return { key, name, rev, args, notAfter, ageMs: 0 }
}

function requireDone(result: CommandResult | undefined): CommandResult {
  if (!result) throw new AppError('unexpected')
  if (result.outcome !== 'applied' && result.outcome !== 'dup') {
    const { code = 'unexpected', issues, values } = result
    throw new AppError(code, { ...(issues ? { issues } : {}), ...(values ? { values } : {}) })
  }
  return result
}

function readKey(header: string | undefined): string {
  if (header === undefined) return uuidv7()
  const parsed = keySchema.safeParse(header)
  if (parsed.success) return parsed.data
  throw new AppError('failedValidation', { issues: [{ path: 'Idempotency-Key', message: 'Must be a UUID' }] })
}

function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined
  const parsed = etagSchema.safeParse(header)
  if (!parsed.success) throw new AppError('preconditionFailed')
  return Number(parsed.data.replace(/\D/g, ''))
}
