import {
  type CheckResolution,
  needsDetails,
  type Resolution,
  resolutionLimits,
  resolutionSchema,
  type ResolutionStatus,
} from '#shared/domain/posture/check-resolution.ts'
import type { Problems } from '#client/parts/form/form-state.ts'

/** A resolution while it is entered. */
export interface ResolutionDraft {
  status: ResolutionStatus | undefined
  details: string
}

export const draftOf = (seen: CheckResolution | undefined): ResolutionDraft => ({
  status: seen?.status,
  details: seen?.details ?? '',
})

/** The resolution that was entered; undefined while something in it is not valid. */
export const resolutionOf = (draft: ResolutionDraft): Resolution | undefined =>
  resolutionSchema.safeParse(draft).data

/** What is wrong with what was entered, by field (POST-07). */
export function problemsOf({ status, details }: ResolutionDraft): Problems<ResolutionDraft> {
  const length = details.trim().length
  return {
    ...(status === undefined ? { status: { kind: 'required' } } : {}),
    ...(status !== undefined && needsDetails(status) && length === 0
      ? { details: { kind: 'required' } }
      : {}),
    ...(length > resolutionLimits.details
      ? { details: { kind: 'max', limit: resolutionLimits.details } }
      : {}),
  }
}
