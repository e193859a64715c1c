import type { ReactNode } from 'react'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import type { NamedTemplate } from './baseline-draft.ts'
import { OrderedTemplates } from './ordered-templates.tsx'

interface BaselinePanelProps {
  baseline: { name: string; description: string; templateIds: readonly string[] }
  /** Those it can be made of. */
  templates: readonly NamedTemplate[]
  /** It comes with the product. */
  isGiven?: boolean
  summary?: ReactNode
  acts: ReactNode
  onClose: () => void
  /** What else is known of it. */
  children?: ReactNode
}

/** One baseline in the mode VIEW: its templates in their order, and what else is known of it (CA-32, CA-35). */
export function BaselinePanel({
  baseline,
  templates,
  isGiven = false,
  summary,
  acts,
  onClose,
  children,
}: BaselinePanelProps) {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const { name, description, templateIds } = baseline
  return (
    <SidePanel title={name} summary={summary} closeLabel={words('close')} onClose={onClose} footer={acts}>
      {description ? <p>{description}</p> : null}
      {isGiven ? <Callout tone="info">{t('baseline.readOnly')}</Callout> : null}
      <PanelPart title={t('baseline.order')}>
        <OrderedTemplates ids={templateIds} templates={templates} onChange={undefined} />
      </PanelPart>
      {children}
    </SidePanel>
  )
}
