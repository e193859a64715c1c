import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { NoCompanyChosen } from './history-list.tsx'

interface HistoryPanelProps {
  /** Undefined where the list is of all companies. */
  company: string | undefined
  onClose: () => void
  /** The history of the company. */
  children: ReactNode
}

/** The history of a company beside the list of its policies. */
export function HistoryPanel({ company, onClose, children }: HistoryPanelProps) {
  const t = useTexts('policyHistory')
  const words = useTexts('words')
  return (
    <SidePanel title={t('title')} context={company} closeLabel={words('close')} onClose={onClose}>
      {company === undefined ? <NoCompanyChosen /> : children}
    </SidePanel>
  )
}
