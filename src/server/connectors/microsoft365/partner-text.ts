import { z } from 'zod'
import { keepableText } from '#shared/lib/keepable-text.ts'

const LONGEST = 200

/** A name that a tenant chose: as much of it as can be kept and shown. */
export const liveText = z
  .string()
  .nullish()
  .transform((text) => keepableText((text ?? '').trim()).slice(0, LONGEST))
