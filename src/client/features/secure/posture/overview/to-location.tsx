import { MapPinPlus } from 'lucide-react'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import { opening } from '#shared/domain/screens/can-open.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { Words } from './overview-words.ts'

const LOCATIONS = '/secure/policy-management/named-locations'

interface ToLocationProps extends Pick<Words, 't'> {
  /** An address or a country. */
  place: string
  name: string
  companyId: string | undefined
}

/** Leads to the named locations with what is to be added to one; what no location can hold is not offered (RISK-04). */
export function ToLocation({ place, name, companyId, t }: ToLocationProps) {
  const go = useGo()
  const access = useAccess()
  const isPlace = /^[A-Z]{2}$/.test(place) || plainAddress(place) !== undefined
  if (!isPlace || opening(LOCATIONS, access) !== 'open') return null
  return (
    <IconButton
      small
      icon={<MapPinPlus aria-hidden />}
      label={t('addToLocation', { place: name })}
      onClick={() => go({ to: LOCATIONS, search: { add: place, company: companyId } })}
    />
  )
}
