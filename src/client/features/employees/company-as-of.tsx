import { watchConnection } from '#client/data/nouns/integrations.ts'
import { useTexts } from '#client/texts/texts.ts'
import { TimeSentence } from './time-sentence.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

/** How old the picture of a company's directory is; nothing where there is no directory. */
export function CompanyAsOf({ company, name }: { company: string; name: string }) {
  const t = useTexts('employees')
  const connection = useWatched(watchConnection, company)
  const integration = connection?.integration
  if (integration?.customer_id !== company) return null
  if (integration.last_synced === null) return t('neverRead', { company: name })
  return <TimeSentence at={integration.last_synced} sentence={(time) => t('asOf', { company: name, time })} />
}
