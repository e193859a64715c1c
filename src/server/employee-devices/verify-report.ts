import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  agentHeaders,
  type AgentReport,
  agentReportSchema,
} from '#shared/domain/employee-devices/agent-report.ts'
import { deviceLimits } from '#shared/domain/employee-devices/employee-device.ts'
import { issuesOf } from '#shared/contract/errors.ts'
import { AppError } from '#server/platform/app-error.ts'

/** What stands for the key of nobody, so that an unknown one takes as long as a wrong one. */
const NOBODYS_KEY = '00'.repeat(32)

/** How an agent signs: over what it says the time is, a dot, and the bytes that it sends. */
export const signatureOf = (key: string, time: string, body: Uint8Array): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`${time}.`).update(body).digest('hex')

interface Sent {
  header: (name: string) => string | undefined
  body: Uint8Array
  now: number
}

/**
 * The company whose key a report is signed with; throws `agentRefused`, for unknown keys as for wrong signatures, and
 * `agentClockWrong` to whoever has the key alone.
 */
export async function requireSigned<W extends { key: string }>(
  { header, body, now }: Sent,
  find: (hash: string) => Promise<W | undefined>,
): Promise<W> {
  const time = header(agentHeaders.time) ?? ''
  const hash = header(agentHeaders.key) ?? ''
  const given = header(agentHeaders.signature) ?? ''
  const known = /^[0-9a-f]{64}$/.test(hash) ? await find(hash) : undefined
  const wanted = signatureOf(known?.key ?? NOBODYS_KEY, time, body)
  const isSigned = isEqual(given, wanted)
  if (!known || !isSigned || !/^\d{1,12}$/.test(time)) throw new AppError('agentRefused')
  if (Math.abs(Number(time) * 1000 - now) > deviceLimits.clockSkew)
    throw new AppError('agentClockWrong', { values: { time: new Date(now).toISOString() } })
  return known
}

function isEqual(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** What a signed body says. */
export function readReport(body: Uint8Array): AgentReport {
  const parsed = agentReportSchema.safeParse(parseJson(body))
  if (parsed.success) return parsed.data
  throw new AppError('failedValidation', { issues: issuesOf(parsed.error).slice(0, 20) })
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch (cause) {
    throw new AppError('malformedBody', { cause })
  }
}
