import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Clock, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { opening } from '#shared/domain/screens/can-open.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts, withTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { later } from '#client/ui/later.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { ActivationButton, ActivationNotice } from './activation.tsx'
import { CompanyDetails } from './company-details.tsx'
import { CompanyEditor } from './company-editor.tsx'
import { DeleteCompany } from './delete-company.tsx'
import { DirectorySection } from './directory-section.tsx'
import { GoogleSection } from './google-section.tsx'
import { Section } from '#client/parts/connection/section.tsx'

const FilesPart = later(withTexts(() => import('./files-part.tsx').then((part) => part.FilesPart), 'files'))

const Way = chakra('p', { base: { fontSize: 'control', '& a': { textDecoration: 'underline' } } })
const Tags = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 1.5 } })

interface CompanyPanelProps {
  view: View<'customer'>
  onClose: () => void
  onEmployees: (companyId: string) => void
}

/** One company; mounted with its id as key, so that nothing of another one lingers. */
export function CompanyPanel({ view, onClose, onEmployees }: CompanyPanelProps) {
  const access = useAccess()
  const t = useTexts('companies')
  const general = useTexts('words')
  const words = useTexts('table')
  const [isEditing, setEditing] = useState(false)
  const { row, isPending, isConflict } = view
  const mayChange = reaches(access.permissions.companies, 'manage')
  const readOnlyReason = useReadOnlyReason()
  const noManage = mayChange ? readOnlyReason : t('noManage')
  const summary = (
    <Tags>
      <Badge tone={row.active ? 'green' : 'neutral'}>{row.active ? t('active') : t('deactivated')}</Badge>
      {row.nfr ? <Badge tone="blue">{`${t('nfr')} · ${t('nfrWhole')}`}</Badge> : null}
      {isConflict ? (
        <Badge tone="red">
          <TriangleAlert size={12} aria-hidden />
          {words('conflict')}
        </Badge>
      ) : isPending ? (
        <Badge tone="amber">
          <Clock size={12} aria-hidden />
          {t('panel.pending')}
        </Badge>
      ) : null}
    </Tags>
  )
  if (isEditing) {
    return (
      <CompanyEditor
        customer={row}
        summary={summary}
        onClose={onClose}
        onCancel={() => setEditing(false)}
        onDone={() => setEditing(false)}
      />
    )
  }
  return (
    <SidePanel
      title={row.name}
      context={general('company')}
      summary={summary}
      closeLabel={general('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" disabledReason={noManage} onClick={() => setEditing(true)}>
            {general('edit')}
          </Button>
          <Button
            disabledReason={opening('/employees', access) === 'open' ? undefined : t('panel.noEmployees')}
            onClick={() => onEmployees(row.id)}
          >
            {general('employees')}
          </Button>
          <ActivationButton customer={row} disabledReason={noManage} />
          <DeleteCompany customer={row} disabledReason={noManage} />
        </>
      }
    >
      <ActivationNotice id={row.id} />
      <Section title={t('panel.details')}>
        <CompanyDetails customer={row} />
      </Section>
      <DirectorySection customer={row} />
      <GoogleSection customer={row} />
      <ContactsPart customer={row} />
      {opening('/setup/files', access) === 'open' ? (
        <Suspense>
          <FilesPart companyId={row.id} />
        </Suspense>
      ) : null}
    </SidePanel>
  )
}

/** The way to whom the vendor writes to at the company. */
function ContactsPart({ customer: { id, active } }: { customer: Customer }) {
  const t = useTexts('companies')
  const access = useAccess()
  if (!active || opening('/setup', access) !== 'open') return null
  return (
    <Section title={t('contacts.title')}>
      <Way>
        <Link to="/setup" search={{ open: id }}>
          {t('contacts.open')}
        </Link>
      </Way>
    </Section>
  )
}
