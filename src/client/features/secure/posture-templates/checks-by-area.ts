import type { Check } from '#shared/domain/posture/check.ts'
import { CHECK_AREAS, type CheckArea } from '#shared/domain/posture/check-area.ts'

/** Checks under their areas, in the order of these; areas without any are left out. */
export const checksByArea = (checks: readonly Check[]): { area: CheckArea; checks: Check[] }[] =>
  CHECK_AREAS.map((area) => ({ area, checks: checks.filter((check) => check.area === area) })).filter(
    (each) => each.checks.length > 0,
  )
