import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import {
  TICKETING_APPLICATIONS,
  type TicketingApplication,
} from '#shared/domain/integrations/applications.ts'
import { INTEGRATION_FAULTS, INTEGRATION_STATES } from '#shared/domain/integrations/integration.ts'
import { DAY } from '#shared/lib/time.ts'

export const ticketingLimits = {
  url: 300,
  secret: 500,
  id: 100,
  name: 200,
  /** Choices of one field. */
  choices: 500,
  /** Customers of a tool that are held; the smallest ids first. */
  accounts: 20_000,
  /** How often a tool may post that something has changed. */
  changesPerMinute: 300,
  /** How long what a tool offers is believed, in milliseconds. */
  believed: DAY,
} as const

/** A company's address of its tool, as a person copies it: what comes after the host is left aside. */
export const toolUrlSchema = z
  .url({ protocol: /^https$/, error: 'Invalid company URL' })
  .max(ticketingLimits.url)
  .refine((url) => !/^[^/]*\/\/[^/?#\\]*@/.test(url), 'Invalid company URL')

const secret = z.string().trim().min(1).max(ticketingLimits.secret)

/** What each tool is reached with, as it is typed: Autotask (INT-22), ConnectWise (INT-23), Syncro (INT-24) and Halo (INT-25). */
export const toolCredentials = {
  // The vendor itself says where an organization's is.
  Autotask: z.strictObject({
    username: secret.regex(/^[^\s@]+@[^\s@]+$/),
    secret,
    integrationCode: secret,
  }),
  // The company's id and the keys are joined by signs that none of them has.
  ConnectWise: z.strictObject({
    companyUrl: toolUrlSchema,
    companyId: secret.regex(/^[^+:]+$/),
    publicKey: secret.regex(/^[^+:]+$/),
    privateKey: secret,
  }),
  Syncro: z.strictObject({ companyUrl: toolUrlSchema, apiKey: secret }),
  Halo: z.strictObject({ companyUrl: toolUrlSchema, clientId: secret, clientSecret: secret }),
} satisfies Record<TicketingApplication, z.ZodObject>
export type ToolCredentials<Tool extends TicketingApplication = TicketingApplication> = z.infer<
  (typeof toolCredentials)[Tool]
>

/** The ticketing tool of an organization, as everybody in it may know it; its id is that of an integration. */
export const ticketToolSchema = z.object({
  id: z.string(),
  type: z.enum(TICKETING_APPLICATIONS),
  state: z.enum(INTEGRATION_STATES),
  fault: z.enum(INTEGRATION_FAULTS).nullable(),
  connected_at: z.string(),
  /** When it was last asked what it offers, with success or not. */
  checked_at: z.string().nullable(),
  /** The address to which it posts that a ticket has changed; null where there is none. */
  webhook: z
    .object({
      made_at: z.string(),
      /** Whether the tool was told the address by us; else a person enters it there. */
      is_registered: z.boolean(),
      /** When it last posted something; an hour late at most. Null where it never did. */
      told_at: z.string().nullable(),
    })
    .nullable(),
})
export type TicketTool = z.infer<typeof ticketToolSchema>

const accountSchema = z.object({ id: z.string(), name: z.string() })
/** A customer as the tool knows it. */
export type TicketAccount = z.infer<typeof accountSchema>

/** In so many rows the customers of a tool lie: a change of one is sent with few others. */
export const ACCOUNT_ROWS = 16

/** A part of the customers of a tool; all rows together are all of them. */
export const ticketAccountsSchema = z.object({
  id: z.string(),
  tool_id: z.string(),
  accounts: z.array(accountSchema),
})

const NAMESPACE = '0b5f7a52-7a0e-4b2c-9d6d-2f6c51c0e7a4'

/** The id of one of the rows in which the customers of a tool lie. */
export const accountRowId = (toolId: string, row: number): string =>
  uuidv5(`${toolId} accounts ${row}`, NAMESPACE)

/** In which row a customer lies: always the same one, whoever comes and goes beside it. */
export function accountRowOf(accountId: string): number {
  let sum = 0
  for (const letter of accountId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % ACCOUNT_ROWS
}

/** Which customer of the tool a company is (INT-28). One row a company, whose id it has. */
export const ticketMappingSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  tool_id: z.string(),
  account_id: z.string(),
})
export type TicketMapping = z.infer<typeof ticketMappingSchema>
