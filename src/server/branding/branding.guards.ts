import { BRAND_PICTURES } from '#shared/domain/branding/branding.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Guards } from '#server/platform/sync/bus-parts.ts'
import { requirePlain } from './brand-picture.ts'

/** Refuses a picture that is not a plain one of the size that is kept: a device draws it so before it sends it. */
export const brandingGuards: Pick<Guards, 'branding.save'> = {
  'branding.save': async ({ args: { changes } }) => {
    try {
      for (const name of BRAND_PICTURES) if (changes[name]) await requirePlain(name, changes[name])
      return undefined
    } catch (cause) {
      if (cause instanceof AppError) return cause.code
      throw cause
    }
  },
}
