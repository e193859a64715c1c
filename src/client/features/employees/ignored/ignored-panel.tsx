import { Link } from '@tanstack/react-router'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { whyWords } from './ignored-columns.tsx'
import { ignoredBy, type IgnoredRow } from './ignored-list.ts'

interface IgnoredPanelProps {
  row: IgnoredRow
  /** Why they cannot be taken back. */
  lockedReason: string | undefined
  onUnignore: () => Promise<void>
  onClose: () => void
}

/** Somebody who is ignored, and why; mounted with their id as key. */
export function IgnoredPanel({ row: each, lockedReason, onUnignore, onClose }: IgnoredPanelProps) {
  const { row, company } = each
  const t = useTexts('ignored')
  const words = useTexts('words')
  return (
    <SidePanel
      title={row.display_name || row.email}
      context={company}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <Button variant="primary" disabledReason={lockedReason} onClick={() => void onUnignore()}>
          {t('unignore')}
        </Button>
      }
    >
      {ignoredBy(each) === 'rule' ? <Callout tone="info">{t('panel.rule')}</Callout> : null}
      <DefinitionList
        items={[
          { term: t('columns.why'), value: whyWords(each, t) },
          { term: words('company'), value: company },
          { term: words('email'), value: row.email },
          { term: t('columns.department'), value: row.department || '–' },
        ]}
      />
      <Link
        to="/employees"
        search={{ company: row.customer_id, employee: row.id, of: row.customer_id }}
        style={{ textDecoration: 'underline' }}
      >
        {t('panel.open')}
      </Link>
    </SidePanel>
  )
}
