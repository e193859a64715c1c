import { useState } from 'react'
import type { NamedLocation } from '#shared/domain/conditional-access/named-location.ts'
import { countryName } from '#client/parts/countries.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { CompanyDialog } from '../editor/company-dialog.tsx'
import { kindFor } from './location-draft.ts'
import { LocationDialog } from './location-dialog.tsx'
import { kindOf, type ListedLocation } from './location-rows.ts'

interface AddPlaceProps {
  /** An address or a country. */
  place: string
  companyId: string | undefined
  companyOf: (id: string) => string
  rows: readonly ListedLocation[]
  onClose: () => void
}

/** Puts an address or a country into a location that is there, or into a new one. */
export function AddPlace({ place, companyId, companyOf, rows, onClose }: AddPlaceProps) {
  const t = useTexts('namedLocations')
  const locale = useLocale()
  const [asked, setAsked] = useState(companyId)
  const [target, setTarget] = useState<{ seen: NamedLocation | undefined }>()
  const kind = kindFor(place)
  const title = t('add.title', { place: kind === 'countries' ? countryName(place, locale) : place })
  if (asked === undefined) return <CompanyDialog title={title} onChoose={setAsked} onClose={onClose} />
  const own = rows.filter(({ customerId, isNew }) => customerId === asked && !isNew)
  if (target === undefined)
    return (
      <ChooseLocation
        title={title}
        locations={own.filter(({ location, isUpdating }) => kindOf(location) === kind && !isUpdating)}
        onChoose={(seen) => setTarget({ seen })}
        onClose={onClose}
      />
    )
  return (
    <LocationDialog
      customerId={asked}
      company={companyOf(asked)}
      seen={target.seen}
      place={place}
      kind={kind}
      count={own.length - (target.seen ? 1 : 0)}
      onClose={onClose}
    />
  )
}

const NEW = ''

interface ChooseLocationProps {
  title: string
  locations: readonly ListedLocation[]
  onChoose: (location: NamedLocation | undefined) => void
  onClose: () => void
}

function ChooseLocation({ title, locations, onChoose, onClose }: ChooseLocationProps) {
  const t = useTexts('namedLocations')
  const words = useTexts('words')
  const editor = useTexts('policyEditor')
  const [chosen, setChosen] = useState(NEW)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={words('close')}
      size="small"
      onSubmit={() => onChoose(locations.find(({ id }) => id === chosen)?.location)}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button type="submit" variant="primary">
            {editor('open.next')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('add.where')}
        value={chosen}
        onChange={setChosen}
        options={[
          { value: NEW, label: t('add.new') },
          ...locations.map(({ id, location }) => ({ value: id, label: location.displayName })),
        ]}
      />
    </Dialog>
  )
}
