import { Building2, Link2 } from 'lucide-react'
import { useMemo } from 'react'
import { partnerLimits } from '#shared/domain/partner/partner.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { mapTenants } from '#client/data/nouns/partner.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { List } from '#client/parts/list/list.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { useSelected } from '#client/parts/list/use-selected.ts'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { AuditCallout } from './audit-callout.tsx'
import { MappingProgress } from './mapping-progress.tsx'
import { TenantCard, tenantColumns } from './partner-columns.tsx'
import { openCompanies, tenantList, type TenantRow, tenantRows } from './partner-rows.ts'
import type { PartnerTabProps } from './relationships-tab.tsx'
import { CompanyChoice, OpenCompany } from '../company-choice.tsx'

/** Which company each tenant of the partner is, and the way to make companies of those that are none (INT-39, INT-44). */
export function TenantsTab({ partner, address, onAddress, tabs, obstacle }: PartnerTabProps) {
  const t = useTexts('partner')
  const words = useTexts('words')
  const integrations = useTexts('integrations')
  const customers = useWatched(watchCustomers)
  const companies = useMemo(() => customers?.map(({ row }) => row), [customers])
  const rows = useMemo(() => companies && tenantRows(partner, companies), [partner, companies])
  const columns = useMemo(() => tenantColumns({ t }), [t])
  const list = useList({ definition: tenantList, source: useKnown(rows), columns, address, onAddress })
  const { map, reason } = useMapping(partner, obstacle)
  const { chosen, clear, selecting } = useSelected(list.found, tenantList.rowKey, partnerLimits.tenants)
  const mapChosen = async () => {
    const open = chosen.filter(({ company }) => !company)
    if (await map(open.map((row) => ({ row, customerId: row.suggestion?.id ?? null })))) clear()
  }
  return (
    <List
      list={list}
      section="partner"
      search={t('find.tenants')}
      start={tabs}
      filters={{
        add: words('filter'),
        remove: (text) => words('removeFilter', { text }),
        choices: [
          {
            part: 'show',
            options: (['open', 'mapped'] as const).map((value) => ({ value, label: t(`filters.${value}`) })),
          },
          {
            part: 'ready',
            options: (['ready', 'notReady'] as const).map((value) => ({ value, label: t(value) })),
          },
        ],
      }}
      notice={partner.task ? <MappingProgress task={partner.task} /> : null}
      empty={{
        icon: <Building2 aria-hidden />,
        none: [t('none.tenants'), t('none.tenantsReason')],
        unread: [t('unread'), integrations('empty.unreadReason')],
        filtered: [t('filtered.tenants'), t('filtered.reason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(row, open) => <TenantCard row={row} t={t} open={open} />}
      bulk={{
        ...selecting,
        bulkActions: (
          <Button icon={<Link2 aria-hidden />} disabledReason={reason} onClick={() => void mapChosen()}>
            {t('map.chosen')}
          </Button>
        ),
      }}
      renderPanel={(row, close) => (
        <TenantPanel
          row={row}
          companies={openCompanies(partner, companies ?? [])}
          reason={reason}
          onMap={(customerId) => void map([{ row, customerId }])}
          onClose={close}
        />
      )}
      gone={{ title: t('gonePanel'), reason: t('gonePanelReason'), close: words('close') }}
    />
  )
}

interface Wish {
  row: TenantRow
  /** Null for a company that is made of the tenant. */
  customerId: string | null
}

/** Has tenants mapped by the server, one task at a time; says why it cannot be asked. */
function useMapping({ connection, task }: PartnerTabProps['partner'], obstacle: string | undefined) {
  const device = useDevice()
  const t = useTexts('partner')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const isRunning = task !== undefined && task.finished_at === null
  const map = async (wishes: readonly Wish[]): Promise<boolean> => {
    if (!connection || wishes.length === 0) return false
    try {
      const tenants = wishes.map(({ row, customerId }) => ({ tenantId: row.row.tenant_id, customerId }))
      await mapTenants(device, connection.id, tenants)
      showToast({ tone: 'info', text: t('map.asked', { count: tenants.length }) })
      return true
    } catch (cause) {
      const { code } = refusalOf(cause)
      const why = code ? errors(code) : words('cannotWait')
      showToast({ tone: 'error', text: `${errors('customersNotMapped')} ${why}` })
      return false
    }
  }
  return { map, reason: obstacle ?? (isRunning ? errors('taskRunning') : undefined) }
}

interface TenantPanelProps {
  row: TenantRow
  companies: readonly { id: string; name: string }[]
  reason: string | undefined
  onMap: (customerId: string | null) => void
  onClose: () => void
}

function TenantPanel({
  row: { row, audit, company, suggestion },
  companies,
  reason,
  onMap,
  onClose,
}: TenantPanelProps) {
  const t = useTexts('partner')
  const words = useTexts('words')
  return (
    <SidePanel title={row.name} context={row.domain} closeLabel={words('close')} onClose={onClose}>
      <AuditCallout audit={audit} />
      {company ? (
        <>
          <p>{t('map.is', { name: company.name })}</p>
          <OpenCompany id={company.id} />
        </>
      ) : (
        <>
          <CompanyChoice suggestion={suggestion} companies={companies} obstacle={reason} onMap={onMap} />
          <Quiet>{t('map.orMake')}</Quiet>
          <Button disabledReason={reason} onClick={() => onMap(null)}>
            {t('map.make')}
          </Button>
        </>
      )}
    </SidePanel>
  )
}
