import type { z } from 'zod'
import type { TicketingApplication } from '#shared/domain/integrations/applications.ts'
import { toolCredentials, type ToolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import { problemsBy, storedBy } from '#client/parts/form/by-schema.ts'
import type { Problems } from '#client/parts/form/form-state.ts'

type EveryKey<Union> = Union extends unknown ? keyof Union : never
/** Everything that one tool or another asks for. */
export type ToolField = EveryKey<ToolCredentials>
/** What is entered for one of them: only what that one asks for is there. */
export type ToolValues = Record<ToolField, string>

/** What a tool asks for, in the order of its form. */
export const toolFields = (type: TicketingApplication) =>
  Object.keys(toolCredentials[type].shape) as ToolField[]

/** Where a company's tool is found, as its maker gives the addresses; of Autotask nobody has to know it. */
export const EXAMPLES: Partial<Record<TicketingApplication, string>> = {
  ConnectWise: 'https://na.myconnectwise.net',
  Syncro: 'https://msp.syncromsp.com',
  Halo: 'https://msp.halopsa.com',
}

export const nothingEntered = (type: TicketingApplication): ToolValues =>
  Object.fromEntries(toolFields(type).map((field) => [field, ''])) as ToolValues

const shapeOf = (type: TicketingApplication) =>
  toolCredentials[type].shape as unknown as Record<ToolField, z.ZodType<string>>

/** An address is often typed without what stands before the host. */
const withScheme = (given: ToolValues): ToolValues => {
  if (!('companyUrl' in given)) return given
  const typed = given.companyUrl.trim()
  return { ...given, companyUrl: typed === '' || typed.includes('://') ? typed : `https://${typed}` }
}

/** What was entered as it is sent. */
export const storedTool = (type: TicketingApplication, given: ToolValues): ToolValues =>
  storedBy(shapeOf(type), withScheme(given))

export const toolProblems = (type: TicketingApplication, given: ToolValues): Problems<ToolValues> =>
  problemsBy(shapeOf(type), withScheme(given))
