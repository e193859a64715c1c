import { ShieldCheck } from 'lucide-react'
import { watchDuo } from '#client/data/nouns/duo-accounts.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'

/** Leads to the Duo accounts of all companies, and says at once whether the organization's own fails. */
export function DuoButton() {
  const t = useTexts('duo')
  const companies = useTexts('companies')
  const go = useGo()
  const parent = useWatched(watchDuo)?.parent
  const fails = parent !== undefined && STATE_VERDICTS[parent.state] === 'notCompliant'
  return (
    <Button icon={<ShieldCheck aria-hidden />} onClick={() => go({ to: '/integrations/duoaccountmapping' })}>
      {fails ? `${t('title')}: ${companies(`microsoft.states.${parent.state}`)}` : t('title')}
    </Button>
  )
}
