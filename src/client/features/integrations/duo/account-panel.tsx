import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { CompanyChoice, OpenCompany } from '../company-choice.tsx'
import { type DuoAccountRow, isMapped } from './duo-account-rows.ts'

interface AccountPanelProps {
  row: DuoAccountRow
  companies: readonly { id: string; name: string }[]
  /** Why nothing can be mapped now. */
  obstacle: string | undefined
  onMap: (customerId: string | null) => void
  onClose: () => void
}

/** Which company one account is. */
export function AccountPanel({ row, companies, obstacle, onMap, onClose }: AccountPanelProps) {
  const t = useTexts('duo')
  const words = useTexts('words')
  const { company, state } = row
  return (
    <SidePanel
      title={row.row.name}
      context={row.row.api_hostname}
      closeLabel={words('close')}
      onClose={onClose}
    >
      {state === 'gone' ? <Callout tone="error">{t('goneHelp')}</Callout> : null}
      {company ? (
        <MappedCompany row={row} company={company} obstacle={obstacle} onEnd={() => onMap(null)} />
      ) : state === 'gone' ? null : (
        <>
          <CompanyChoice
            suggestion={row.suggestion}
            companies={companies}
            obstacle={obstacle}
            onMap={onMap}
          />
          <Quiet>{t('map.openCompanies')}</Quiet>
        </>
      )}
      {obstacle === undefined ? null : <Quiet>{obstacle}</Quiet>}
    </SidePanel>
  )
}

interface MappedCompanyProps {
  row: DuoAccountRow
  company: { id: string; name: string }
  obstacle: string | undefined
  onEnd: () => void
}

function MappedCompany({ row, company: { id, name }, obstacle, onEnd }: MappedCompanyProps) {
  const t = useTexts('duo')
  const withheld = useWithheld('disconnectCompanies')
  return (
    <>
      <p>{t(isMapped(row) ? 'map.is' : 'map.isByOwnKeys', { name })}</p>
      <OpenCompany id={id} />
      {isMapped(row) ? (
        <>
          <Button disabledReason={obstacle ?? withheld} onClick={onEnd}>
            {t('map.end')}
          </Button>
          <Quiet>{t('map.endHelp')}</Quiet>
        </>
      ) : null}
    </>
  )
}
