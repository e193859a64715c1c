import { z } from 'zod'

/** What the address of the editor holds. */
export const editorAddressSchema = z.object({
  /** Without it the form (CA-27). */
  view: z.literal('json').optional().catch(undefined),
  /** A new one begins as a copy of this policy … */
  from: z.string().min(1).optional().catch(undefined),
  /** … of this company. */
  of: z.string().min(1).optional().catch(undefined),
  /** The refused change whose values are corrected in the form. */
  correct: z.string().min(1).optional().catch(undefined),
})
export type EditorAddress = z.infer<typeof editorAddressSchema>
