import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'

export const instructionLimits = { text: 10_000 } as const

/** What a person writes: plain text, whose line breaks are kept. Nothing takes the instructions away. */
export const instructionTextSchema = z
  .string()
  .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
  .trim()
  .max(instructionLimits.text)

/** A company's own notes on how to fix a check (POST-10). */
export const instructionSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  check_id: z.string(),
  /** Never empty. */
  text: z.string(),
  /** The user; null as long as only the editing device knows of it. */
  edited_by: z.string().nullable(),
  edited_at: z.string(),
})
export type Instruction = z.infer<typeof instructionSchema>

const NAMESPACE = '0d7a3d3e-5a0c-4a86-9a4e-6f3d8b1c2e97'

/** The one row that a company has of a check: devices that never met agree on it. */
export const instructionId = (customerId: string, checkId: string): string =>
  uuidv5(`${customerId}/${checkId}`, NAMESPACE)
