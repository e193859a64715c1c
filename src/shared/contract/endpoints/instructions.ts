import { z } from 'zod'
import { instructionTextSchema } from '#shared/domain/posture/instruction.ts'
import { defineEndpoint } from '../endpoint.ts'
import { commandErrors } from './parts.ts'

const ofCheck = z.object({ id: z.uuid(), checkId: z.string().min(1).max(100) })

const instruction = z.object({
  customer_id: z.string(),
  check_id: z.string(),
  /** Plain text; empty where there are none. */
  text: z.string(),
  /** The user, and when; null where there are none. */
  edited_by: z.string().nullable(),
  edited_at: z.string().nullable(),
})

export const instructionEndpoints = {
  getInstruction: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/instruction/:checkId',
    summary: "A company's own notes on how to fix a check.",
    access: { area: 'secure', level: 'readOnly' },
    params: ofCheck,
    answer: instruction,
    errors: ['checkInvalid', 'notFound'],
  }),
  putInstruction: defineEndpoint({
    method: 'PUT',
    path: '/customer/:id/instruction/:checkId',
    summary: "Writes a company's own notes on how to fix a check; an empty text takes them away.",
    access: { area: 'secure', level: 'manage' },
    params: ofCheck,
    body: z.strictObject({ text: instructionTextSchema }),
    answer: instruction,
    errors: [...commandErrors, 'checkInvalid'],
    isCommand: true,
  }),
} as const
