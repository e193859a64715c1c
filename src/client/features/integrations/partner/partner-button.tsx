import { Handshake } from 'lucide-react'
import { watchPartner } from '#client/data/nouns/partner.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'

/** Leads to the Microsoft partner of all companies, and says at once whether it fails. */
export function PartnerButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const t = useTexts('partner')
  const companies = useTexts('companies')
  const connection = useWatched(watchPartner)?.connection
  const fails = connection !== undefined && STATE_VERDICTS[connection.state] === 'notCompliant'
  return (
    <Button icon={<Handshake aria-hidden />} aria-expanded={isOpen} onClick={onOpen}>
      {fails ? `${t('title')}: ${companies(`microsoft.states.${connection.state}`)}` : t('title')}
    </Button>
  )
}
