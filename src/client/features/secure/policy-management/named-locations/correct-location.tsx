import { namedLocationSchema } from '#shared/domain/conditional-access/named-location.ts'
import { locationCorrection } from '#client/parts/access-correction.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import { draftOf } from './location-draft.ts'
import { LocationDialog } from './location-dialog.tsx'
import type { ListedLocation } from './location-rows.ts'

interface CorrectLocationProps {
  /** Of the refused change. */
  correct: string
  rows: readonly ListedLocation[]
  companyOf: (id: string) => string
  countOf: (customerId: string) => number
  onClose: () => void
}

/** What was written of a location and refused, in its form again (ERR-11). */
export function CorrectLocation({ correct, rows, companyOf, countOf, onClose }: CorrectLocationProps) {
  const { correction, onSaved } = useCorrecting(correct, locationCorrection)
  const written = namedLocationSchema.safeParse({ ...correction?.body, id: correction?.objectId ?? '' }).data
  if (!correction || !written) return null
  const { customerId, objectId } = correction
  const seen = rows.find((row) => row.customerId === customerId && row.location.id === objectId)?.location
  return (
    <LocationDialog
      customerId={customerId}
      company={companyOf(customerId)}
      seen={seen}
      written={draftOf(written)}
      count={countOf(customerId) - (seen ? 1 : 0)}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
