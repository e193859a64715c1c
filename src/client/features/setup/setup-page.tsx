import { Contact, Files, Upload } from 'lucide-react'
import { useMemo } from 'react'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { watchConnectedCustomers } from '#client/data/nouns/integrations.ts'
import { watchContactsTasks, watchTenantContacts } from '#client/data/nouns/secure/tenant-contacts.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { contactsCorrection } from '#client/parts/contacts-correction.ts'
import { CountTiles } from '#client/parts/list/count-tiles.tsx'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ContactCard, contactColumns } from './contact-columns.tsx'
import { contactList } from './contact-list.ts'
import { contactRows, type ContactRow } from './contact-rows.ts'
import { typedAddresses } from './contacts-draft.ts'
import { ContactsPanel } from './contacts-panel.tsx'
import type { SetupAddress } from './setup-address.ts'
import { useContactsBulk } from './use-contacts-bulk.tsx'
import { useSetupFilters } from './use-setup-filters.ts'

/** Whom Microsoft 365 writes to at every company (ORG-36, ORG-38). */
export function SetupPage({ address, onAddress }: ScreenProps<SetupAddress>) {
  const t = useTexts('setup')
  const words = useTexts('words')
  const { rows, isUnread, readAt } = useKnown(useContactRows())
  const columns = useMemo(() => contactColumns(t, words('company')), [t, words])
  const list = useList({ definition: contactList, source: { rows, isUnread }, columns, address, onAddress })
  return (
    <ListPage
      list={list}
      section="setup"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={<Ways />}
      figures={<Figures rows={rows} isUnread={isUnread} address={address} onAddress={onAddress} />}
      search={t('search')}
      filters={useSetupFilters()}
      notice={<NotTold />}
      empty={{
        icon: <Contact aria-hidden />,
        none: [t('empty.none'), t('empty.noneReason')],
        unread: [t('empty.unread'), t('empty.unreadReason')],
        filtered: [t('empty.filtered'), t('empty.filteredReason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(row, open) => <ContactCard row={row} t={t} open={open} />}
      bulk={useContactsBulk(list.found)}
      rowState={({ isPending }) => (isPending ? 'pending' : undefined)}
      renderPanel={(row, close) => <Panel row={row} correct={address.correct} onClose={close} />}
      gone={{ title: words('companyGone'), reason: words('companyGoneReason'), close: words('close') }}
    />
  )
}

/** The companies that are looked after now; undefined while they are read. */
function useContactRows() {
  const { permissions } = useAccess()
  const customers = useWatched(watchCustomers)
  const contacts = useWatched(watchTenantContacts)
  const tasks = useWatched(watchContactsTasks)
  const known = useWatched(watchConnectedCustomers)
  const isTold = reaches(levelOf(permissions, 'integrations'), 'readOnly')
  return useMemo(() => {
    if (!customers || !contacts || !tasks || !known) return undefined
    const companies = customers.filter(({ row }) => row.active).map(({ row }) => row)
    return contactRows({ companies, contacts, tasks, connected: isTold ? known : undefined })
  }, [customers, contacts, tasks, known, isTold])
}

/** The form of one company, with what was entered before where the server refused that. */
function Panel({
  row,
  correct,
  onClose,
}: {
  row: ContactRow
  correct: string | undefined
  onClose: () => void
}) {
  const { correction, onSaved } = useCorrecting(correct, contactsCorrection)
  const own = correction?.customerId === row.id ? correction : undefined
  const typed =
    own && Object.fromEntries(own.changes.map(({ kind, wanted }) => [kind, typedAddresses(wanted)]))
  return (
    <ContactsPanel
      key={own?.key ?? ''}
      row={row}
      typed={typed}
      onSaved={own ? onSaved : () => {}}
      onClose={onClose}
    />
  )
}

/** To the other screens of the set-up (ORG-36). */
function Ways() {
  const go = useGo()
  const t = useTexts('setup')
  return (
    <>
      <Button icon={<Upload aria-hidden />} onClick={() => go({ to: '/setup/upload' })}>
        {t('toUpload')}
      </Button>
      <Button icon={<Files aria-hidden />} onClick={() => go({ to: '/setup/files' })}>
        {t('toFiles')}
      </Button>
    </>
  )
}

/** To whom nothing of tenants is told, nothing that stands there is missing. */
function NotTold() {
  const t = useTexts('setup')
  const { permissions } = useAccess()
  if (reaches(permissions.secure, 'readOnly')) return null
  return <Callout tone="info">{t('notTold')}</Callout>
}

const FIGURES = ['all', 'any', 'security', 'technical'] as const

interface FiguresProps extends ScreenProps<SetupAddress> {
  rows: readonly ContactRow[] | undefined
  isUnread: boolean
}

function Figures({ rows, isUnread, address, onAddress }: Omit<FiguresProps, 'params'>) {
  const t = useTexts('setup')
  const count = (name: (typeof FIGURES)[number]) =>
    name === 'all'
      ? rows?.length
      : rows?.filter(({ missing }) => (name === 'any' ? missing.length > 0 : missing.includes(name))).length
  return (
    <CountTiles
      names={FIGURES}
      all="all"
      label={(name) => t(`figures.${name}`)}
      action={(figure) => t('figures.show', { figure })}
      count={count}
      isUnread={isUnread}
      chosen={FIGURES.find((name) => name === address.missing)}
      onChoose={(name) => onAddress({ missing: name === 'all' ? undefined : name, open: undefined })}
    />
  )
}
