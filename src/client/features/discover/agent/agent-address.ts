import { z } from 'zod'
import { agentPlatformSchema } from '#shared/domain/employee-devices/agent-key.ts'
import { OPERATING_SYSTEMS } from '#shared/domain/employee-devices/employee-device.ts'
import { listAddress } from '#client/parts/list/list-address.ts'

export const DEVICE_SORTS = [
  'name',
  'employee',
  'company',
  'operating_system',
  'account',
  'profiles',
  'program_count',
  'last_seen',
  'agent_version',
] as const

/** What may be the matter with a device. */
export const DEVICE_MATTERS = ['unassigned', 'silent', 'unmapped'] as const
export type DeviceMatter = (typeof DEVICE_MATTERS)[number]

const company = z.string().min(1).optional().catch(undefined)

/** What the address of the devices with the agent holds; `open` is a device. */
export const agentAddressSchema = listAddress(DEVICE_SORTS).extend({
  /** Absent: all companies. */
  company,
  system: z.enum(OPERATING_SYSTEMS).optional().catch(undefined),
  matter: z.enum(DEVICE_MATTERS).optional().catch(undefined),
})
export type AgentAddress = z.infer<typeof agentAddressSchema>

/** What the address of the page holds that gives out the agent. */
export const agentDownloadAddressSchema = z.object({
  company,
  os: agentPlatformSchema.optional().catch(undefined),
})
export type AgentDownloadAddress = z.infer<typeof agentDownloadAddressSchema>
