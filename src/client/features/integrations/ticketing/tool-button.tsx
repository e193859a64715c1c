import { TicketCheck, TicketPlus, TicketX } from 'lucide-react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { watchTicketing } from '#client/data/nouns/ticketing.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'

/** Leads to the ticketing tool of all companies, and says at once whether there is one and whether it fails. */
export function ToolButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const t = useTexts('ticketing')
  const companies = useTexts('companies')
  const ticketing = useWatched(watchTicketing)
  if (!ticketing) return null
  const { tool } = ticketing
  const fails = tool !== undefined && STATE_VERDICTS[tool.state] === 'notCompliant'
  const icon = fails ? (
    <TicketX aria-hidden />
  ) : tool ? (
    <TicketCheck aria-hidden />
  ) : (
    <TicketPlus aria-hidden />
  )
  const state = tool && companies(`microsoft.states.${tool.state}`)
  return (
    <Button icon={icon} aria-expanded={isOpen} onClick={onOpen}>
      {tool ? `${APPLICATION_NAMES[tool.type]}${fails ? `: ${state}` : ''}` : t('connectFirst')}
    </Button>
  )
}
