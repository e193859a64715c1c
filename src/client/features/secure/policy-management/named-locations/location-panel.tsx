import { Link } from '@tanstack/react-router'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { accessPolicyId } from '#shared/domain/conditional-access/access-policy.ts'
import { LocationActs } from './location-acts.tsx'
import { LOOKUP_METHODS } from './location-draft.ts'
import { isTrusted, kindOf, type ListedLocation, placesOf } from './location-rows.ts'

interface LocationPanelProps {
  listed: ListedLocation
  /** How many locations its tenant has. */
  count: number
  onClose: () => void
}

/** One location: where it is, who uses it, and what can be done (CA-55, CA-56). */
export function LocationPanel({ listed, count, onClose }: LocationPanelProps) {
  const t = useTexts('namedLocations')
  const words = useTexts('words')
  const mayChange = useMayChange()
  const { location, company, isUpdating } = listed
  const kind = kindOf(location)
  return (
    <SidePanel
      title={location.displayName}
      context={company}
      summary={
        <Tags>
          <Badge>{t(`kinds.${kind}`)}</Badge>
          {kind === 'addresses' && isTrusted(location) ? <Badge tone="green">{t('trusted')}</Badge> : null}
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={mayChange ? <LocationActs listed={listed} count={count} /> : null}
    >
      {isUpdating ? <Callout tone="info">{t('updating')}</Callout> : null}
      <Places location={location} />
      <UsedBy listed={listed} />
    </SidePanel>
  )
}

function Places({ location }: Pick<ListedLocation, 'location'>) {
  const t = useTexts('namedLocations')
  const locale = useLocale()
  const places = placesOf(location, locale)
  const isOfCountries = location['@odata.type'] === '#microsoft.graph.countryNamedLocation'
  const method = isOfCountries
    ? (LOOKUP_METHODS.find((each) => each === location.countryLookupMethod) ?? 'clientIpAddress')
    : undefined
  return (
    <PanelPart title={t('columns.places')}>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
        {isOfCountries && location.includeUnknownCountriesAndRegions === true ? (
          <li>{t('unknown')}</li>
        ) : null}
      </ul>
      {isOfCountries && method ? (
        <DefinitionList items={[{ term: t('form.method'), value: t(`methods.${method}`) }]} />
      ) : null}
    </PanelPart>
  )
}

function UsedBy({ listed: { usedBy, customerId } }: Pick<LocationPanelProps, 'listed'>) {
  const t = useTexts('namedLocations')
  return (
    <PanelPart title={t('columns.used')}>
      {usedBy.length === 0 ? <Quiet>{t('unused')}</Quiet> : null}
      <ul>
        {usedBy.map(({ id, displayName }) => (
          <li key={id}>
            <Link
              to="/secure/policy-management/policies/$companySelectorId"
              params={{ companySelectorId: customerId }}
              search={{ open: accessPolicyId(customerId, id) }}
            >
              {displayName}
            </Link>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}
