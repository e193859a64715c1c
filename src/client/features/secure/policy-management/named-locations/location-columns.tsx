import type { useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import type { Column } from '#client/ui/data-table/column.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Faint } from '#client/ui/words.tsx'
import { isTrusted, kindOf, type ListedLocation, placesOf } from './location-rows.ts'

export type LocationTexts = ReturnType<typeof useTexts<'namedLocations'>>

interface Words {
  t: LocationTexts
  words: ReturnType<typeof useTexts<'words'>>
  locale: string
  isOfOne: boolean
}

export const locationColumns = ({ t, words, locale, isOfOne }: Words): Column<ListedLocation>[] => [
  {
    id: 'location',
    header: t('columns.location'),
    minWidth: 200,
    primary: true,
    sortable: true,
    text: ({ location }) => location.displayName,
  },
  {
    id: 'company',
    header: words('company'),
    minWidth: 120,
    hidden: isOfOne,
    sortable: true,
    text: ({ company }) => company,
  },
  {
    id: 'kind',
    header: t('columns.kind'),
    minWidth: 110,
    leaves: 3,
    text: ({ location }) => t(`kinds.${kindOf(location)}`),
  },
  {
    id: 'trusted',
    header: t('columns.trusted'),
    minWidth: 90,
    leaves: 4,
    text: ({ location }) => trustText(location, t),
    render: (listed) => <Trust listed={listed} t={t} />,
  },
  {
    id: 'places',
    header: t('columns.places'),
    minWidth: 220,
    leaves: 2,
    text: ({ location }) => wholeText(location, t, locale),
  },
  {
    id: 'used',
    header: t('columns.used'),
    minWidth: 160,
    leaves: 1,
    sortable: true,
    text: ({ usedBy }) => usedBy.map(({ displayName }) => displayName).join(', '),
    render: ({ usedBy }) =>
      usedBy.length === 0 ? <Faint>–</Faint> : usedBy.map(({ displayName }) => displayName).join(', '),
  },
]

const trustText = (location: ListedLocation['location'], t: LocationTexts): string =>
  kindOf(location) === 'addresses' ? t(isTrusted(location) ? 'trusted' : 'notTrusted') : ''

/** Its ranges or countries, and that what has no country is meant, too. */
export function wholeText(location: ListedLocation['location'], t: LocationTexts, locale: string): string {
  const unknown =
    location['@odata.type'] === '#microsoft.graph.countryNamedLocation' &&
    location.includeUnknownCountriesAndRegions === true
  return [...placesOf(location, locale), ...(unknown ? [t('unknown')] : [])].join(', ')
}

function Trust({ listed: { location }, t }: { listed: ListedLocation; t: LocationTexts }) {
  if (kindOf(location) === 'countries') return <Faint>–</Faint>
  return <Badge tone={isTrusted(location) ? 'green' : 'neutral'}>{trustText(location, t)}</Badge>
}

interface LocationCardProps extends Pick<Words, 't' | 'locale' | 'isOfOne'> {
  listed: ListedLocation
  open: () => void
}

/** A location on a phone. */
export function LocationCard({ listed, isOfOne, t, locale, open }: LocationCardProps) {
  const { location, company, usedBy } = listed
  return (
    <>
      <CardOpener onClick={open}>{location.displayName}</CardOpener>
      <CardLine>
        {[isOfOne ? '' : company, t(`kinds.${kindOf(location)}`)].filter(Boolean).join(' · ')}
      </CardLine>
      <CardLine>{wholeText(location, t, locale)}</CardLine>
      <CardFacts>
        {kindOf(location) === 'addresses' ? <Trust listed={listed} t={t} /> : null}
        {usedBy.length > 0 ? <span>{t('usedBy', { count: usedBy.length })}</span> : null}
      </CardFacts>
    </>
  )
}
