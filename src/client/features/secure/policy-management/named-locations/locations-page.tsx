import { MapPin, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { CompanyReadAt } from '#client/features/secure/parts/company-read-at.tsx'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { CompanyDialog } from '../editor/company-dialog.tsx'
import { usePolicyObstacle } from '../policies/use-policy-acts.ts'
import { AddPlace } from './add-place.tsx'
import { CorrectLocation } from './correct-location.tsx'
import { LocationCard, locationColumns } from './location-columns.tsx'
import { LocationDialog } from './location-dialog.tsx'
import { locationList } from './location-list.ts'
import { LocationPanel } from './location-panel.tsx'
import type { LocationsAddress } from './locations-address.ts'
import { useLocationFilters } from './use-location-filters.ts'
import { useLocations } from './use-locations.ts'

/** The named locations of all companies or of one (CA-55, CA-56). */
export function LocationsPage({ address, onAddress }: ScreenProps<LocationsAddress>) {
  const { company: companyId, add, correct } = address
  const t = useTexts('namedLocations')
  const words = useTexts('words')
  const locale = useLocale()
  const isOfOne = companyId !== undefined
  const { rows: all, options, companyOf } = useLocations(companyId)
  const { rows, isUnread, readAt } = useKnown(all)
  const columns = useMemo(() => locationColumns({ t, words, locale, isOfOne }), [t, words, locale, isOfOne])
  const definition = useMemo(() => locationList(locale), [locale])
  const list = useList({ definition, source: { rows, isUnread }, columns, address, onAddress })
  const countOf = (id: string) =>
    (rows ?? []).filter(({ customerId, isNew }) => customerId === id && !isNew).length
  const empty = useLocationEmpty(companyId, options, companyOf)
  return (
    <>
      <ListPage
        list={list}
        section="namedLocations"
        purpose={t('purpose')}
        asOf={<CompanyReadAt companyId={companyId} readAt={readAt} companyOf={companyOf} />}
        toolbar={<CreateLocation companyId={companyId} companyOf={companyOf} countOf={countOf} />}
        search={t('search')}
        filters={useLocationFilters()}
        notice={<Unread companyId={companyId} options={options} isAny={(rows ?? []).length > 0} />}
        empty={empty}
        renderCard={(listed, open) => (
          <LocationCard listed={listed} isOfOne={isOfOne} t={t} locale={locale} open={open} />
        )}
        rowState={({ isPending }) => (isPending ? 'pending' : undefined)}
        renderPanel={(listed, close) => (
          <LocationPanel listed={listed} count={countOf(listed.customerId)} onClose={close} />
        )}
        gone={{ title: t('gone'), reason: t('goneReason'), close: words('close') }}
      />
      {add !== undefined && rows ? (
        <AddPlace
          key={add}
          place={add}
          companyId={companyId}
          companyOf={companyOf}
          rows={rows}
          onClose={() => onAddress({ add: undefined })}
        />
      ) : null}
      {correct !== undefined && rows ? (
        <CorrectLocation
          key={correct}
          correct={correct}
          rows={rows}
          companyOf={companyOf}
          countOf={countOf}
          onClose={() => onAddress({ correct: undefined })}
        />
      ) : null}
    </>
  )
}

interface CompanyParts {
  companyId: string | undefined
  companyOf: (id: string) => string
}

function CreateLocation({
  companyId,
  companyOf,
  countOf,
}: CompanyParts & { countOf: (id: string) => number }) {
  const t = useTexts('namedLocations')
  const obstacle = usePolicyObstacle()
  const mayChange = useMayChange()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<string>()
  const close = () => {
    setOpen(false)
    setAsked(undefined)
  }
  const wanted = companyId ?? asked
  if (!mayChange) return null
  return (
    <>
      <Button
        variant="primary"
        icon={<Plus aria-hidden />}
        disabledReason={obstacle}
        onClick={() => setOpen(true)}
      >
        {t('create')}
      </Button>
      {isOpen && wanted === undefined ? (
        <CompanyDialog title={t('create')} onChoose={setAsked} onClose={close} />
      ) : null}
      {isOpen && wanted !== undefined ? (
        <LocationDialog
          customerId={wanted}
          company={companyOf(wanted)}
          seen={undefined}
          count={countOf(wanted)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

type Options = ReturnType<typeof useLocations>['options']

/** Why the locations of a company were not read. */
const reasonOf = (options: Options, companyId: string | undefined) => {
  const own = companyId === undefined ? undefined : options?.get(companyId)
  if (!own) return undefined
  return 'reason' in own.locations ? own.locations.reason : (own.unread ?? undefined)
}

function Unread({
  companyId,
  options,
  isAny,
}: {
  companyId: string | undefined
  options: Options
  isAny: boolean
}) {
  const t = useTexts('namedLocations')
  const access = useTexts('access')
  const reason = reasonOf(options, companyId)
  return reason && isAny ? (
    <Callout tone="warn" title={t('empty.cannot')}>
      {access(`faults.${reason}`)} {access('kept')}
    </Callout>
  ) : null
}

/** What the list says where it has no rows: of one company the reason why nothing could be read. */
function useLocationEmpty(
  companyId: string | undefined,
  options: Options,
  companyOf: (id: string) => string,
) {
  const t = useTexts('namedLocations')
  const access = useTexts('access')
  const words = useTexts('words')
  const reason = reasonOf(options, companyId)
  const none = (): [string, string] => {
    if (companyId === undefined) return [t('empty.none'), t('empty.everyNoneReason')]
    if (!options?.has(companyId))
      return [access('empty.notRead'), t('empty.notReadReason', { company: companyOf(companyId) })]
    return reason ? [t('empty.cannot'), access(`faults.${reason}`)] : [t('empty.none'), t('empty.noneReason')]
  }
  return {
    icon: <MapPin aria-hidden />,
    none: none(),
    unread: [access('empty.unread'), access('empty.unreadReason')],
    filtered: [access('empty.filtered'), t('empty.filteredReason')],
    clear: words('clearSearchAndFilters'),
  } as const
}
