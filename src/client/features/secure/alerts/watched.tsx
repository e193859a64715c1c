import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { watchFeedStates } from '#client/data/nouns/secure/alerts.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { silences } from './sources.ts'
import { SourcesDialog } from './sources-dialog.tsx'

/** Says where nothing is told because nothing is read. */
export function Watched({ companyId }: { companyId: string | undefined }) {
  const t = useTexts('alerts')
  const customers = useWatched(watchCustomers)
  const states = useWatched(watchFeedStates)
  const [isShown, setShown] = useState(false)
  if (!customers || !states) return null
  const companies = customers
    .map(({ row }) => row)
    .filter(({ id, active }) => active && (companyId === undefined || id === companyId))
  const silent = silences(companies, states)
  if (silent.length === 0) return null
  return (
    <>
      <Button variant="quiet" icon={<EyeOff aria-hidden />} onClick={() => setShown(true)}>
        {t('silent.button', { count: silent.length })}
      </Button>
      {isShown ? <SourcesDialog silent={silent} onClose={() => setShown(false)} /> : null}
    </>
  )
}
