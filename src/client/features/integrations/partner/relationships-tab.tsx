import { Handshake } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { RELATIONSHIP_STATUSES } from '#shared/domain/partner/partner.ts'
import { deleteRelationship, type KnownPartner } from '#client/data/nouns/partner.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { AskButton } from '#client/parts/connection/ask-button.tsx'
import { List } from '#client/parts/list/list.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { AuditCallout, Roles } from './audit-callout.tsx'
import { ApprovalLink } from './link-dialog.tsx'
import type { PartnerAddress } from './partner-address.ts'
import { RelationshipCard, relationshipColumns, StatusVerdict } from './partner-columns.tsx'
import { relationshipList, type RelationshipRow, relationshipRows } from './partner-rows.ts'

export interface PartnerTabProps {
  partner: KnownPartner
  address: PartnerAddress
  onAddress: (change: Partial<PartnerAddress>) => void
  tabs: ReactNode
  /** Why nothing can be asked of the server now. */
  obstacle: string | undefined
}

/** The relationships of the partner, how each stands, and what is wrong with it (INT-40, INT-41). */
export function RelationshipsTab({ partner, address, onAddress, tabs, obstacle }: PartnerTabProps) {
  const t = useTexts('partner')
  const words = useTexts('words')
  const integrations = useTexts('integrations')
  const locale = useLocale()
  const rows = useMemo(() => relationshipRows(partner), [partner])
  const columns = useMemo(() => relationshipColumns({ t, locale }), [t, locale])
  const list = useList({ definition: relationshipList, source: useKnown(rows), columns, address, onAddress })
  return (
    <List
      list={list}
      section="partner"
      search={t('find.relationships')}
      start={tabs}
      filters={{
        add: words('filter'),
        remove: (text) => words('removeFilter', { text }),
        choices: [
          {
            part: 'status',
            options: RELATIONSHIP_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
          {
            part: 'ready',
            options: (['ready', 'notReady'] as const).map((value) => ({ value, label: t(value) })),
          },
        ],
      }}
      empty={{
        icon: <Handshake aria-hidden />,
        none: [t('none.relationships'), t('none.relationshipsReason')],
        unread: [t('unread'), integrations('empty.unreadReason')],
        filtered: [t('filtered.relationships'), t('filtered.reason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(row, open) => <RelationshipCard row={row} t={t} open={open} />}
      renderPanel={(row, close) => <RelationshipPanel row={row} obstacle={obstacle} onClose={close} />}
      gone={{ title: t('gonePanel'), reason: t('gonePanelReason'), close: words('close') }}
    />
  )
}

interface RelationshipPanelProps {
  row: RelationshipRow
  obstacle: string | undefined
  onClose: () => void
}

function RelationshipPanel({ row: { row, customer, audit }, obstacle, onClose }: RelationshipPanelProps) {
  const device = useDevice()
  const t = useTexts('partner')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const locale = useLocale()
  const timeOf = (at: string | null) => (at === null ? '–' : <TimeText at={at} locale={locale} />)
  return (
    <SidePanel
      title={row.name}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        row.status === 'Created' ? (
          <AskButton
            label={t('delete.button')}
            title={t('delete.title', { name: row.name })}
            confirm={t('delete.button')}
            done={t('delete.done', { name: row.name })}
            refused={errors('relationshipNotDeleted')}
            disabledReason={obstacle}
            onConfirm={async () => {
              await deleteRelationship(device, row)
              onClose()
            }}
          >
            <p>{t('delete.text')}</p>
          </AskButton>
        ) : undefined
      }
    >
      <AuditCallout audit={audit} />
      {row.approval_url === null ? null : (
        <>
          <Quiet>{t('link.waits')}</Quiet>
          <ApprovalLink url={row.approval_url} />
          <Quiet>{t('delete.locked')}</Quiet>
        </>
      )}
      <DefinitionList
        items={[
          { term: t('columns.customer'), value: customer || '–' },
          { term: t('columns.status'), value: <StatusVerdict status={row.status} t={t} /> },
          { term: t('columns.ends'), value: timeOf(row.ends_at) },
          { term: t('columns.duration'), value: row.duration.toLocaleString(locale) },
          { term: t('columns.extended'), value: t(row.is_extended ? 'on' : 'off') },
          { term: t('created'), value: timeOf(row.created_at) },
          { term: t('activated'), value: timeOf(row.activated_at) },
          { term: t('agents'), value: t(row.agent_role_ids === null ? 'agentsNot' : 'agentsHave') },
        ]}
      />
      <Quiet>{t('rolesGranted')}</Quiet>
      <Roles ids={row.role_ids} />
    </SidePanel>
  )
}
